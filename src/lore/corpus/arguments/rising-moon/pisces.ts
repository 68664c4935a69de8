import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You seem easy to persuade until you say no, which you do once.',
      "You've got a soft look and you let people finish, so each of them thinks that you're about to agree (Pisces rising).",
      "Then your Moon in Aries makes up its mind, and it's as if somebody else had come in.",
      "Your voice is still gentle when you refuse, and you don't say it twice, and a salesman twice your size can be seen backing down the front steps.",
    ],
    turn: "You're so gentle for so long that your no, when it comes, seems to come from somebody else.",
    task: [
      "Tell one person early on this month, in your soft voice, exactly what you won't agree to.",
      'Let them try once to change your mind so that they know.',
      "It's no fun to be told no at the last minute by somebody who seemed so easy, and people would be glad of the notice.",
    ],
  },
  Taurus: {
    opening: [
      'People who think you need looking after should see your kitchen.',
      'Others see a dreamer who lets sentences drift off and may have to be reminded of the time (Pisces rising).',
      'They worry for nothing, because your Moon in Taurus takes very good care of itself and knows exactly where the butter is.',
      "In a storm that has everybody calling to ask how you'll manage, you're likely to be frying an egg.",
    ],
    turn: "People see you drifting and worry about you, and you're the most comfortable person they know.",
    task: [
      "Invite two of the people who worry about you this month, and let them see what you've got in the kitchen and eat it.",
      'Send them home with leftovers.',
      'Anyone who worries about you that much deserves to find out how well you eat.',
    ],
  },
  Gemini: {
    opening: [
      "You trail off in the middle of a sentence because you've already finished it in your head.",
      "People think that you're shy or half asleep, so they kindly finish your thoughts for you and get them wrong (Pisces rising).",
      'Behind the faraway look, your Moon in Gemini is wide awake and talking fast, with something to say about everything.',
      "If there's one friend you trust, they get all of it in voice messages nine minutes long.",
    ],
    turn: 'Out loud you leave half of it unsaid, but in your head you never stop talking.',
    task: [
      'When somebody finishes your sentence wrong this month, say "no, wait," and go on to the end you had in mind.',
      'It may take a few tries.',
      'If the end is half equal to your voice messages, people will be glad that they let you get to it.',
    ],
  },
  Cancer: {
    opening: [
      "You can't turn anyone away, and you can't let anyone go.",
      "You look kind, and people who've just been left come straight across the room to you (Pisces rising).",
      "By the end of the evening it's more than kindness, because your Moon in Cancer makes family out of anyone it has fed.",
      'Some of your friendships may go back to a person who asked you for directions.',
    ],
    turn: "You take people in because you can't say no, and you keep them because you can't say goodbye.",
    task: [
      "Choose a person you once took in who's been fine for some time, and ask them for something this month, as you'd ask a cousin.",
      'Make it a thing that you need.',
      "They've had so much from you, and when you ask them for something, if only directions, they'll know that they're family.",
    ],
  },
  Leo: {
    opening: [
      "You turn into what people are hoping for, and then you're hurt that nobody sees you.",
      "It happens by itself, so you're a little funnier with one friend and a little sadder with the next, and each thinks that you're just like them (Pisces rising).",
      "But your Moon in Leo would like to be found remarkable, and it can't be while it's busy agreeing.",
      "Now and then, in the middle of a sympathetic talk, you announce that you can't stand jazz.",
    ],
    turn: "You show people what they'd like to see, and you hope that somebody will look for you behind it.",
    task: [
      "Tell somebody who takes you for a kindred spirit about one thing you love that they don't, and take your time.",
      'Dress for it if that helps.',
      "It can be lonely to be agreed with, and they might have more fun with a friend who can't stand jazz.",
    ],
  },
  Virgo: {
    opening: [
      "You look lost, but you've known the way all along.",
      'Something about you seems a little vague and blown about, and strangers tell you which platform you want (Pisces rising).',
      "But your Moon in Virgo has memorized the timetable, and at home it knows what's in each envelope and goes through them again anyway.",
      'You thank people, since they mean well, for taking you where you were going.',
    ],
    turn: 'Everyone thinks that you need directions, and you go home and put all your papers in order by date.',
    task: [
      'Give somebody directions for once, one of the people who are always helping you, in a matter that you know well.',
      'Bring the paperwork.',
      "One of those kind people may have an envelope at home that they're afraid to open, and you'd know what to do with it.",
    ],
  },
  Libra: {
    opening: [
      'Your favorite things tend to be ones that somebody talked you into.',
      'You can enjoy nearly anything that another person enjoys, and people come back from a week with you saying how well it went (Pisces rising).',
      'Nothing more particular comes out in private, because your Moon in Libra wants harmony too, and likes a thing best when somebody else likes it.',
      "You may own boots for a sport you don't play, and a record by somebody's ex that you've truly come to enjoy.",
    ],
    turn: 'You give way to be kind and you give way to keep the peace, so your own taste hardly comes up.',
    task: [
      'Say "not for me" about something small this month, and don\'t suggest anything in its place.',
      "Count to five, since the silence won't be as long as it feels.",
      "People who've tried to buy you a present have had very little to go on, and they'd be happy to know one thing you don't like.",
    ],
  },
  Scorpio: {
    opening: [
      "You let people get away with nine things, and after the tenth they don't hear from you.",
      "You're so understanding that whatever they did last time seems to be all right (Pisces rising).",
      'But your Moon in Scorpio kept count, and when it closes, it closes for good.',
      "You don't make a scene, and a year can go by before somebody remarks that they never see you and decides that you must be busy.",
    ],
    turn: "You go along with things again and again, until there's one that you'll neither forgive nor mention.",
    task: [
      "Think of someone who's at about five with you by now, and tell them so this month, about the latest one, while you can still be friends.",
      "Don't say that it's nothing.",
      "Most people would have stopped at two if they'd known, and this one gets the chance.",
    ],
  },
  Sagittarius: {
    opening: [
      "You can let everyone lean on you because you're about to leave.",
      "You look tender and undecided, and people assume that you'll be wherever they left you (Pisces rising).",
      "But your Moon in Sagittarius can only stay soft if it's free to go, and it gets restless when too many people rely on it.",
      'A friend who was going to tell you about her week gets a picture of a bridge in another town, in the rain, with you looking very happy.',
    ],
    turn: "People lean on you as if you'd never move, and you've already looked up the bus.",
    task: [
      "Before you go away the next time, tell the people who lean on you that you'll be gone, from which day to which.",
      "Make it longer than you'd usually dare.",
      "A week of leaning on somebody else won't hurt them, and they'd enjoy the picture of the bridge if they'd known that you were going.",
    ],
  },
  Capricorn: {
    opening: [
      "You've always got time for other people's feelings, and you put off your own until Sunday.",
      "You're known as the softest person for miles, and people bring you their troubles the way they'd bring a cat to be held (Pisces rising).",
      "The rules for you are different, because your Moon in Capricorn thinks that tears should wait until the work's done, and then it finds more work.",
      '"I\'ll be sad on Sunday," you say, and people think you\'re joking.',
    ],
    turn: "There's endless time for anyone else's feelings, and for your own there's Sunday.",
    task: [
      'On one Sunday this month, keep an hour with nothing useful in it, and let yourself feel whatever has been waiting.',
      "Call somebody you've comforted and have them stay with you for part of it.",
      "They've brought you their feelings for years, and they'd be honored to be trusted with some of yours.",
    ],
  },
  Aquarius: {
    opening: [
      "While you cry with people, you're also thinking clearly about their problem.",
      'Somebody who tells you their trouble can see in your face that you feel it too (Pisces rising).',
      'Meanwhile your Moon in Aquarius stands back and notices that this is the third such breakup since May, and that in each case the cause was housing.',
      'You mean both, the tear and the statistic, and you tend to keep quiet about one of them.',
    ],
    turn: "You really do cry with people and you really can see a way out, but they've only been offered the tears.",
    task: [
      "Tell somebody who's had your sympathy what you think, too, after asking if they'd like to hear it.",
      'Say it in two or three sentences.',
      'Some people have had all the sympathy they can use, and nobody has told them about the housing.',
    ],
  },
  Pisces: {
    opening: [
      'You stop listening so gently that people go on talking to you.',
      'You look attentive and you murmur in the right places, and they feel that no one has ever listened to them so well (Pisces rising).',
      "By then you've drifted off, and nothing firmer in you brings you back, since your Moon in Pisces does its living somewhere far from the conversation.",
      "Later a friend thanks you for your good advice about the job, and you'd love to know what it was.",
    ],
    turn: "You drift off in company and you drift off alone, and people go on loving you without noticing that you've left.",
    task: [
      'Choose one hour a week this month to be completely present, with your phone off and a pencil in your hand, and spend it with somebody who talks.',
      'Write down two things they say.',
      "Your friend got excellent advice from you while you weren't listening, and would get even better advice if you were.",
    ],
  },
}
