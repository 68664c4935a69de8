import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusSunCourses: Record<Sign, Course> = {
  Aries: {
    first: ["You ask everyone what they think, and it's sincere.", "They've just begun to think."],
    second: [
      "You can't bear how long it takes.",
      "By lunch you've told them what they were going to say, and they'd very likely have said it.",
    ],
    settles: [
      "You've got the ideas and the push, and all that's missing is a day in between.",
      "People who've come to it by themselves will still be there after the meeting.",
    ],
  },
  Taurus: {
    first: ["You can see how people could live, and it's inspiring.", 'Some of them have started.'],
    second: [
      "You haven't, on account of the mug.",
      "Anything of yours that's been in the same place for ten years has your full protection, and you'd vote against yourself to keep it there.",
    ],
    settles: [
      'You know what change costs, since you can hardly afford it yourself.',
      "Tell people that part, and they'll trust the vision of somebody who had trouble with a toothbrush.",
    ],
  },
  Gemini: {
    first: [
      'You say startling things so well that people go home and act on them.',
      "You'd be the last to expect it.",
    ],
    second: [
      "For you it was play, or half of it was, and you'd have to think which half.",
      "A friend's already moved the wall.",
    ],
    settles: [
      "You'd rather be interesting than right, and you could be both with one more sentence.",
      "Say if you'd do it yourself, and people can enjoy the rest without calling a builder.",
    ],
  },
  Cancer: {
    first: [
      'You look ahead so steadily that people hide their albums from you.',
      "They're sure you'd find it sentimental.",
    ],
    second: [
      'You were gone for a whole song in the drugstore.',
      "There's a summer in you that your mind has no use for, and it runs the place.",
    ],
    settles: [
      'What you hope for people was something you had once, in that summer, with them.',
      "Call one of them, and the future and the past might find out that they're after the same thing.",
    ],
  },
  Leo: {
    first: [
      "You dress and speak as though you needed nobody's opinion, and people keep it to themselves.",
      'They did like the jacket.',
    ],
    second: [
      "You've been waiting since eight.",
      "It's a hard position, to despise applause and to know exactly how much of it there was.",
    ],
    settles: [
      "Someone who's like nobody else ought to be told so.",
      'Ask for it outright, which is original, and the jacket will finally have had its evening.',
    ],
  },
  Virgo: {
    first: [
      'You believe in people, and it does them good to hear you.',
      'They feel trusted, and they reach for the eggs.',
    ],
    second: [
      "You love humanity and you can't watch.",
      "Your hand goes into the bag by itself, and you're talking about freedom as you turn the carton over.",
    ],
    settles: [
      "The large hope and the sharp eye could meet in one person who's doing it wrong and enjoying it.",
      "Say thanks and let it stand, and you'll believe in people all the way down to the groceries.",
    ],
  },
  Libra: {
    first: [
      "You're so even with everyone that people respect you for it.",
      'The ones closest to you would like a little injustice.',
    ],
    second: [
      "You don't raise your voice at home either, and you'd never let a quarrel get as far as being one.",
      'Fifteen years can go by like a very good first meeting.',
    ],
    settles: [
      'Your fairness is for the world, and it can spare a few exceptions.',
      "Tell one person what you wouldn't tell the rest, and they'll know where they've been standing all this time.",
    ],
  },
  Scorpio: {
    first: [
      'You keep things cool and open, and people feel easy with you.',
      'They suppose that you feel easy.',
    ],
    second: [
      'You hold on to a few of them with a grip that would surprise everybody.',
      "It goes against what you believe, so it goes on where nobody looks, and they can't hold you back.",
    ],
    settles: [
      'You want people free, and you want some of them badly.',
      "Say the second to the one it's about, and freedom will stop looking like indifference.",
    ],
  },
  Sagittarius: {
    first: [
      'You see so far ahead that people borrow your eyes.',
      "They're a bit lonelier when you give them back.",
    ],
    second: [
      "Whatever's here feels provisional, and that includes the people.",
      "You mean to pay attention to it as soon as it's improved.",
    ],
    settles: [
      "The better world you're looking for has people in it, and some of them are at your table.",
      "Try it out on them first, and you'll know what you're recommending.",
    ],
  },
  Capricorn: {
    first: [
      "You'd change everything, and people either fear it or can't wait.",
      "They haven't noticed that you brought a calculator.",
    ],
    second: [
      "You won't let go of the old way until you've seen the new one carry weight.",
      "It makes you slow, for a revolutionary, and the bold ones think you've gone over.",
    ],
    settles: [
      'A rebel who reads the rules and asks for the budget might really get it done.',
      "Break one small thing in public for fun, and both sides will know that you're on theirs.",
    ],
  },
  Aquarius: {
    first: [
      "You come, you're liked, and you go, and nobody can say when.",
      'People have learned to let you.',
    ],
    second: [
      "There's no pull from inside either, because you're fine out there.",
      'It can be years before you notice that the invitations have gotten shorter.',
    ],
    settles: [
      "You don't have to agree with people to stay until the end.",
      'Do what they do for one evening, think what you like, and somebody will ask you again.',
    ],
  },
  Pisces: {
    first: [
      'You make sense of things so well that people bring you theirs.',
      "They can't imagine that you'd need any help.",
    ],
    second: [
      'You know exactly why it hurts.',
      "Knowing hasn't ever stopped it, and ten minutes after the clearest account that anyone's ever given, you're in pieces.",
    ],
    settles: [
      'You see it and you feel it, and people have only been shown the first.',
      "Leave out the reasons once, and you'll find out how good they are at the second.",
    ],
  },
}
