import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You want to be appreciated, and you leave before anyone can do it.',
      "You'd like to do something splendid and be generous with it afterward (your Sun in Leo).",
      'Your Moon in Aries, though, wants it finished by tonight, and when the response is slow, it goes off hurt to do something else.',
      "You sing at a party, people are silent for a moment because they're moved, and by the time they start to clap you're out in the hall.",
    ],
    turn: "You work to be loved, and you're on your way out before anyone has found the words.",
    task: [
      'After the next thing you do well, stay within reach for a full day, and ask one person what they made of it.',
      'Let them think before they answer.',
      "Other people are slower than that, and those who wanted to clap would be grateful to catch you before you're in the hall.",
    ],
  },
  Taurus: {
    opening: [
      'Being famous would suit you, if you could stay home.',
      "You've rarely doubted that you were meant to stand out and be warm and generous about it (your Sun in Leo).",
      'Standing out would mean going out, and your Moon in Taurus is comfortable where it is and wants to talk about it after dessert.',
      "The speech you'd give if you won something is finished, and it's a moving one, and you've only ever given it from under a blanket.",
    ],
    turn: "You agree to every ambition you've ever had, on the condition that it can be done from home.",
    task: [
      'Find a small stage this month that you can get to easily, such as a toast or an open mic, and get up on it once.',
      'Arrange for dessert afterward.',
      "Somebody who lives a few blocks from you would love to hear that speech, and doesn't know yet that it exists.",
    ],
  },
  Gemini: {
    opening: [
      "It's hard to be taken seriously when you can't stop being funny.",
      "You carry yourself like someone who has a thing to say, and you'd like it to be remembered (your Sun in Leo).",
      'But a solemn silence is more than your Moon in Gemini can stand, so just when everyone has turned to listen, it makes a quick joke.',
      'They laugh, they love you for it, and somebody changes the subject.',
    ],
    turn: "You win everyone's attention with real skill, and then you spend it on a joke.",
    task: [
      'Say one thing this month that you mean completely, and leave the silence afterward alone until somebody else breaks it.',
      'Count to twenty if you need to.',
      "Among all the people who've laughed at your jokes, a few suspected that you had something to say, and they'd like to hear it.",
    ],
  },
  Cancer: {
    opening: [
      'With a whole room applauding, you look for one face.',
      "Anyone can see that you like to do things on a large scale and that you don't mind being thanked (your Sun in Leo).",
      "But it doesn't count with your Moon in Cancer until it's been seen by the person it was for, somebody who taught you or who knew you when.",
      "So people crowd around to congratulate you, and over their shoulders you're checking whether one particular person came.",
    ],
    turn: "You perform for a whole room, but you're really doing it for one person in it.",
    task: [
      "Tell the person whose face you look for that it's them you do it for, in person or by message.",
      "If it's someone you can no longer tell, tell somebody who knew them.",
      "They've been clapping along with everyone else for years, and they may have no idea that it was meant for them.",
    ],
  },
  Leo: {
    opening: [
      'You know how to be the host or the star, and being a guest is harder for you.',
      "Give you something to lead and you're magnificent, and warm to everyone (your Sun in Leo).",
      "In private you'd like it to be no different, because your Moon in Leo wants to be the favorite there too, and a distracted nod at breakfast can hurt it.",
      "Some good parties may have gone on without you because you'd have had nothing to do.",
    ],
    turn: 'You want the same place at the center in public and in private, so you hardly know how it looks from the side.',
    task: [
      'Go to one gathering this month as a guest, without a speech or anything to organize, and spend it making somebody else feel like the favorite.',
      'Leave when the others do.',
      'That person gets the best audience in the room, and the host gets a guest who knows how much work it was.',
    ],
  },
  Virgo: {
    opening: [
      'In company you feel like a star, and alone you read your own bad reviews.',
      "You've got a large idea of what you could be, and with people around, you simply are it (your Sun in Leo).",
      "It doesn't last the night, because your Moon in Virgo goes over the evening for mistakes as soon as you're by yourself.",
      'The person who told that story so well at dinner is sitting on the edge of the bed at midnight, correcting the middle of it.',
    ],
    turn: 'All day other people build up your confidence, and every night you take it apart by yourself.',
    task: [
      'When somebody says a good thing about you this month, ask them to text it to you, and save it.',
      'Read it at night before you start on the mistakes.',
      "Your friends may have to rebuild your confidence in the morning, and it's nice for them when the star they saw at dinner is still there at breakfast.",
    ],
  },
  Libra: {
    opening: [
      "You'd be glad to take the lead, once everyone agrees that you should.",
      "Being out in front suits you, and you've never seen why a gift should be hidden (your Sun in Leo).",
      "But your Moon in Libra can't enjoy an honor if somebody else looks disappointed about it.",
      "So you're offered the best part, you insist that a friend would be better at it, and the friend, once they've got it, keeps coming to you to ask how it should be done.",
    ],
    turn: "You'd like to be first, and you'd like everyone else to have had a turn before you.",
    task: [
      "The next time you're offered something good, say yes before you look at anyone else's face.",
      'Then ask one of the others to do it with you.',
      'Most of them will be relieved, since somebody has to take the lead and they already agree that it should be you.',
    ],
  },
  Scorpio: {
    opening: [
      'You love to be looked at, as long as nobody looks too closely.',
      "You want to be a source of warmth for a great many people, and you've never been ashamed to enjoy attention (your Sun in Leo).",
      'Your Moon in Scorpio, though, keeps guard over everything that ever really hurt you.',
      "You can entertain a whole dinner with the story of your life and know, all through the laughter, which year you've left out.",
    ],
    turn: "You'll tell your life story to anyone who'll listen, except for the one year of it that nobody gets to hear.",
    task: [
      'Choose one person this month and tell them about the year you leave out, with nobody else listening.',
      "It's fine to tell it badly.",
      "Everyone gets the entertaining version, and if you told one person the rest, they'd know how much they matter to you.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're saving your best for the next place.",
      "Nobody could say that you think small, since you'd like to have a large effect and enjoy it in good company (your Sun in Leo).",
      "Your Moon in Sagittarius agrees completely, and it sees everything happening somewhere else, later, with people you haven't met.",
      "That may be why the pictures aren't hung yet, and why the good shirt has been waiting two years for an occasion.",
    ],
    turn: "You're sure that something great is ahead, and meanwhile you treat today as a place to wait for it.",
    task: [
      "Pick an ordinary evening this month and give it what you've been saving, including the good shirt.",
      "Do it for the people who'd have been there anyway.",
      "They hear a good deal about the next place, and they'd like to get some of your best in this one.",
    ],
  },
  Capricorn: {
    opening: [
      "You'd love to be adored, but you keep settling for respect.",
      "There's something warm and a bit grand in you that wants to be given, and you'd like people to show that they enjoy it (your Sun in Leo).",
      'Your Moon in Capricorn, though, trusts only what it has earned, and it suspects that affection can be withdrawn.',
      'So you get thanked by email, and when somebody comes at you with open arms, you stick out a hand.',
    ],
    turn: "You long to be adored, but you've taught people that what you want is respect.",
    task: [
      "When somebody's affectionate with you this month, let it go on three seconds longer than you'd like, and don't say anything useful.",
      'You can be brisk again right after.',
      'People thank you by email because you seem to prefer it, and one or two of them would much rather hug you.',
    ],
  },
  Aquarius: {
    opening: [
      'You love people by the roomful, and one at a time they make you nervous.',
      "A crowd does you good, and you've got a gift for making everyone in it feel that they came to the right place (your Sun in Leo).",
      'But when the crowd comes down to one hopeful person, your Moon in Aquarius starts thinking about fresh air.',
      "At a wedding you dance with everybody's grandmother, and when the music gets slow you go out to look at the parking lot.",
    ],
    turn: 'You can take any amount of warmth from a room full of people, but very little of it from one.',
    task: [
      'Give one person an evening of your company this month, without an audience and without performing for them.',
      'If you need fresh air, say so, and come back.',
      'Somebody has watched you be wonderful with the whole room, and would give up all of that for one slow dance.',
    ],
  },
  Pisces: {
    opening: [
      'You want to be somebody, and once a day you need to be nobody.',
      "You're proud of your name, which you sign large, and you'd like people to speak well of it (your Sun in Leo).",
      'But after enough attention, your Moon in Pisces needs to disappear into a movie or a crowd of strangers who want nothing from it.',
      'You can leave your own party for a walk around the block, and stay out there listening to how it sounds without you.',
    ],
    turn: 'All day you make a name for yourself, and in the evening you need to get away from it.',
    task: [
      'Before the next big occasion, take an hour in which nobody knows where you are, with your phone off.',
      'Then go in and enjoy being looked at.',
      'Your guests would rather have you an hour late than have you leave your own party.',
    ],
  },
}
