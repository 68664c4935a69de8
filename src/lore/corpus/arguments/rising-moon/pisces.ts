import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'People mistake you for someone who can be talked into things.',
      'Your eyes go soft and you let a person finish, so that each of them thinks the last word will be theirs (Pisces rising).',
      "Then your Moon in Aries gets up, and it's as if somebody else had come in.",
      "Your voice is still gentle when it says no, and it doesn't say it twice, and a salesman twice your size can be seen backing down the front steps with his brochure.",
    ],
    turn: 'So much softness comes first that the no, when it arrives, seems to come from somebody else.',
    task: [
      "Give a little notice this month by telling one person early on, in your soft voice, exactly what you won't agree to.",
      'Let them push once so that they can feel it.',
      'Nobody likes to find the wall by walking into it, and those who deal with you would rather be told where it stands.',
    ],
  },
  Taurus: {
    opening: [
      'You look lost, and you know precisely where the butter is.',
      'Others see someone on the dreamy side, who lets a sentence drift off and may need to be reminded of the time (Pisces rising).',
      'They worry for nothing, because your Moon in Taurus looks after itself extremely well, and it has rice for a month and a blanket for each season.',
      "In a storm that has everybody calling to ask how you'll manage, you're likely to be frying an egg.",
    ],
    turn: "Nobody who sees you drifting past would guess how well you're moored.",
    task: [
      'Have the worriers over, two of them will do, and let them see the pantry and eat from it.',
      'Give them the good blanket.',
      "Anyone who worries about you deserves to sit down, just once, in a place where nothing's going to run out.",
    ],
  },
  Gemini: {
    opening: [
      "You trail off because you've already got to the end of four other sentences.",
      "It gives people the idea that you're shy or half asleep, so they kindly finish your thoughts for you and get them wrong (Pisces rising).",
      'Behind the faraway look, your Moon in Gemini is wide awake and talking fast, with a name for everything that goes by.',
      "If there's one friend you trust, they get the whole of it in voice messages, nine minutes long, with chapters.",
    ],
    turn: "Out loud you leave so much unfinished, while in your head there's somebody who never stops.",
    task: [
      'When a person finishes your sentence wrong this month, say "no, wait," and go on to the end you had in mind.',
      'It may take a few tries to get the timing.',
      'If the real ending comes close to your nine minutes, the people who finish your sentences will be glad to stop.',
    ],
  },
  Cancer: {
    opening: [
      'No stray has ever been refused by you, or given back.',
      'Kindness is written all over you, and the recently dumped come straight across the room (Pisces rising).',
      "By then it's more than kindness, because your Moon in Cancer makes family out of anything it has fed, and it holds on.",
      'Some of your friendships may go back to a person who asked you for directions.',
    ],
    turn: "You take people in because you can't say no, and you keep them because you can't say goodbye.",
    task: [
      "Choose one of your strays who has been standing on their own feet for some time and ask them for something, as you'd ask a cousin.",
      'Make it a thing you need.',
      "They've been guests long enough to wish for a chore, and it's only then that a stray can tell it's family.",
    ],
  },
  Leo: {
    opening: [
      'You become what people were hoping for, and then you want to be loved for something else.',
      "It happens by itself, a shade more Southern with one and a shade sadder with the next, and each thinks they've found a soul much like their own (Pisces rising).",
      "All this agreeing drives your Moon in Leo wild, since it would like to be found remarkable and can't be while it's busy being a mirror.",
      "Now and then, mid-sympathy, you announce that you can't stand jazz.",
    ],
    turn: "As a mirror you're in great demand, and what you'd like is for someone to look behind it.",
    task: [
      "Tell somebody who thinks you're just like them about one thing you love that they don't, and take your time over it.",
      'Dress for it if that helps.',
      "It can be lonely to be agreed with, and they might have more fun with somebody who can't stand jazz.",
    ],
  },
  Virgo: {
    opening: [
      "People take you by the elbow, but you've known the way all along.",
      'Something about you looks unfinished and a little blown about, and strangers tell you which platform you want (Pisces rising).',
      "Your Moon in Virgo has memorized the timetable, and at home it knows what's in each envelope and wishes it could stop going through them.",
      'You thank them, since they mean well, for leading you where you were going.',
    ],
    turn: 'The whole town thinks you need directions, but you go home to your papers and put the day in order by date.',
    task: [
      "Offer directions yourself for once, to somebody who's always helping you, about a matter you know cold.",
      'Bring the paperwork.',
      "There's bound to be an envelope that a kind person with a firm grip on your elbow has been afraid to open.",
    ],
  },
  Libra: {
    opening: [
      'You were talked into most of your favorite things.',
      "There's hardly a taste you couldn't fall in with, and people come back from a week with you saying how well it all went (Pisces rising).",
      'If resistance turned up anywhere, it would be at home, where your Moon in Libra wants harmony too and will call it beautiful if you do.',
      "You may well own boots for a sport you don't play, and a record by somebody's ex that you've truly come to enjoy.",
    ],
    turn: 'In the world you give way out of sympathy, and at home for the sake of peace, so your own taste hardly comes up.',
    task: [
      'Say "not for me" about something small this month, and offer nothing in its place.',
      "Count to five, because the silence won't be as long as it sounds.",
      'It gives the other person a clue at last, and anyone who has shopped for you would pay good money for one.',
    ],
  },
  Scorpio: {
    opening: [
      "You're so easy to impose on that people don't notice when they've been struck off.",
      'All they notice is that you understand, and that whatever they did last time seems to be all right (Pisces rising).',
      'It was noted, though, by your Moon in Scorpio, which can take nine things in silence and shuts for good on the tenth.',
      "There's no scene, and a year can go by before somebody remarks that they never see you and says it must be a busy time.",
    ],
    turn: "Again and again you go along with things softly, until there's one that you'll neither forgive nor mention.",
    task: [
      "Pick someone who's at four or five with you by now and tell them so, about the latest one, in a voice that can still be friends.",
      "Don't round it down.",
      "Most of those you've struck off would have stopped at two, and this one gets the chance.",
    ],
  },
  Sagittarius: {
    opening: [
      "You seem to be at everyone's mercy, and you're on your way out of town.",
      "You've got a tender, undecided look, and people assume you'll be wherever they left you (Pisces rising).",
      "Your Moon in Sagittarius can only stay soft if there's a gate, and once it feels relied on by too many it starts humming.",
      'A friend who meant to tell you about her week may get a picture of a bridge, from you, in rain, looking very happy.',
    ],
    turn: "You let people lean as though you'd never move, and you can bear it because you're about to.",
    task: [
      "Before the next bridge, tell the ones who lean on you that you'll be gone, from which day to which.",
      'Let it be longer than you dare ask for.',
      "A week of leaning elsewhere won't hurt anyone, and tenderness is easier to believe in when it comes with dates.",
    ],
  },
  Capricorn: {
    opening: [
      "Everyone else's feelings are welcome at your place, but yours have to make an appointment.",
      "You're known as the softest person for miles, and people bring you a heartache the way they'd bring a cat to be held (Pisces rising).",
      "For your own, the house rules are different, because your Moon in Capricorn thinks tears should wait until the work's done and then finds more work.",
      '"I\'ll be sad on Sunday," you say, and people think you\'re joking.',
    ],
    turn: "There's endless time for anyone else's feelings, and for your own there's Sunday.",
    task: [
      'Keep the appointment this month by setting aside one hour with nothing useful in it, and let whatever has been waiting come in.',
      "Call somebody you've comforted and have them sit through part of it.",
      'The ones who bring you their cats have never once been handed yours.',
    ],
  },
  Aquarius: {
    opening: [
      'Your eyes fill up easily, but your head stays dry.',
      'A person telling you their trouble sees their own face looking back, a little kinder than it was (Pisces rising).',
      "It's calm inside, where your Moon in Aquarius is standing well back and thinking that this is the third such marriage since May and that the cause is housing.",
      "You mean both, the tear and the statistic, and you've learned to keep quiet about one.",
    ],
    turn: 'The tears are real and so is the clear view from the bank, and people have only been offered the tears.',
    task: [
      "Offer the view from the bank this month to somebody who has had your tears, after asking if they'd like it.",
      'Say it in two or three sentences.',
      'Some people have had all the sympathy they can use, and nobody has thought to tell them about the housing.',
    ],
  },
  Pisces: {
    opening: [
      'You disappear so gently that people go on talking to you.',
      "You're attentive and you murmur in the right places, and they feel that they've never been so well listened to (Pisces rising).",
      "By then you've slipped under, and there's nobody firmer at home to bring you back, since your Moon in Pisces lives there, where it's all weather and music.",
      'Later a friend thanks you for your good advice about the job, and you wonder with real interest what it was.',
    ],
    turn: 'You fade out in company and you fade out alone, and what people love you for goes on without you for a while.',
    task: [
      'Pick one hour a week this month to be entirely in, with your feet on the floor and a pencil, and spend it with somebody who talks.',
      'Write down two things they say.',
      "Your friend got excellent advice from you while you were gone, so it's worth finding out what happens when you're there.",
    ],
  },
}
