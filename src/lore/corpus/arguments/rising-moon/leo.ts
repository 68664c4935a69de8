import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'The warmest person in the room is usually you, for about ten minutes.',
      "Heads come up when you arrive, and you're so lavish with attention that each person feels picked out (Leo rising).",
      "Your Moon in Aries means it while it lasts, and after that it can't wait to be off doing something.",
      "Somebody you've just made to feel like royalty is left holding a plate of olives and looking at the spot where you stood.",
    ],
    turn: 'People take your warmth as a promise to stay, but you only meant it for the moment.',
    task: [
      "At some gathering this month, tell one person at the start that you've got fifteen minutes and that they can have all of them.",
      'Then go, and say goodbye.',
      "Fifteen minutes of you can make a person's evening, as long as they aren't left holding the olives.",
    ],
  },
  Taurus: {
    opening: [
      "You're known for making an entrance, though what you like best is staying home.",
      "There's always some color and ceremony about you in public, so people assume that you live that way (Leo rising).",
      'At home your Moon in Taurus has the same evening four times a week and considers it a perfect one.',
      "On the nights you say no, people picture you somewhere better, and you're in bed at half past nine with toast.",
    ],
    turn: 'Half of your reputation comes from evenings out, and nearly all of your happiness comes from the other kind.',
    task: [
      "Ask somebody over this month for one of those evenings, exactly as you'd spend it alone.",
      "Wear what you'd wear if nobody were coming, and don't add anything.",
      'Someone who has only seen you make an entrance will get to see you comfortable, and may like you even better.',
    ],
  },
  Gemini: {
    opening: [
      "You sound completely sure while you're still making up your mind.",
      'From across the room you seem sure of yourself and of the effect, and people wait to hear where you stand (Leo rising).',
      "But your Moon in Gemini is happiest between two opinions, and it'll try on the other one as soon as somebody has agreed with the first.",
      'You can persuade a table that everyone ought to live by the sea, and have them all in the mountains by dessert.',
    ],
    turn: "You sound so certain that people build on what you say, but you've hardly finished thinking about it.",
    task: [
      "Announce one opinion this month as something you haven't made up your mind about, in your grandest voice if you like.",
      'Ask for changes, and take one of them.',
      'People agree with you because you sound so sure, and some of them would like to be asked.',
    ],
  },
  Cancer: {
    opening: [
      'You walk in as if you were sure of your welcome, and you spend the evening checking for it.',
      "In public you're warm and larger than life, and people feel better when you've arrived (Leo rising).",
      "In private your Moon in Cancer needs to know that it's wanted, and it goes by small things, such as who got up to greet you.",
      'After giving a toast that had everybody in tears, you ask someone on the way home if it was too long.',
    ],
    turn: 'You give warmth to a whole room, and afterward you need one person to tell you that it was all right.',
    task: [
      'Before the next big occasion, ask one person for some reassurance, and say what would help, such as a look across the table.',
      'Then enjoy yourself.',
      'Somebody who loves you has always taken you for the confident one, and would be touched to be needed on the way in.',
    ],
  },
  Leo: {
    opening: [
      'You want the same thing at home as in public, which is to be loved out loud.',
      'People get warmth and a sense of occasion, along with someone who remembers to notice the new haircut (Leo rising).',
      'Because your Moon in Leo wants to be loved for exactly what gets the applause, it takes a lukewarm reception very hard.',
      'You can turn a trip to the hardware store into an event, and one clerk who never looks up can spoil your afternoon.',
    ],
    turn: "You shine when people show that they love you, and when they don't, every side of you has a bad day.",
    task: [
      'Do one generous thing this month so quietly that no one can thank you for it, and see whether you can enjoy it.',
      'Write down what it was, for yourself only.',
      "Somebody, possibly a clerk who never looks up, will have a better afternoon, and you'll have one good deed that didn't depend on applause.",
    ],
  },
  Virgo: {
    opening: [
      'You take the bow, and you go home thinking about what went wrong.',
      'To others it seems effortless, from the good clothes to the joke that saved the dinner (Leo rising).',
      'Your Moon in Virgo knows how much work it was, and it goes over the evening afterward for everything that could have been better.',
      "Compliments make it worse, because you can see so plainly what those people didn't notice.",
    ],
    turn: 'People applaud, and you go home with the one remark that could have been better timed.',
    task: [
      'When somebody praises you this month, say "thank you," and then say nothing for as long as it takes to breathe in and out.',
      'Let somebody else find the mistake.',
      'People have paid you a great many compliments and watched you correct them, and it would please them to see you take one.',
    ],
  },
  Libra: {
    opening: [
      "You take the lead easily, and then you look around to see whether everyone's happy with it.",
      'It seems natural to hand you the microphone or the wine list, because you take such things without any fuss (Leo rising).',
      'But your Moon in Libra can\'t enjoy a choice until the others do, and one lukewarm "sure" spoils the evening for it.',
      "You've ordered for the table with a flourish, and you spend dinner watching how much of it the quiet one is eating.",
    ],
    turn: "You look like the one who decides, and you're watching everyone's face to find out if you were right.",
    task: [
      "The next time a choice is handed to you, ask the quietest person what they'd like, out loud, before you make it.",
      'Then decide without looking around.',
      "It's good to be led by someone who asks, and the quiet one may only have been waiting to be looked at before dinner.",
    ],
  },
  Scorpio: {
    opening: [
      'Everyone gets your warmth, and about two people get to know you.',
      "People feel the warmth and take it for openness, and it doesn't occur to them that there's more (Leo rising).",
      "There's a great deal more, because your Moon in Scorpio keeps its loves and its grudges to itself, and can't be flattered into trusting anyone.",
      "Twenty people can each believe that they're your favorite, and the two who are right get a look over the others' heads.",
    ],
    turn: "Everybody gets your warmth, and what you'd really fight for is known to about two people.",
    task: [
      'Tell one of your two what they mean to you, in words, since a look can be missed.',
      "You don't have to do it twice.",
      "The rest will always get plenty of you, and those you love best may have been wondering if they're two of the twenty.",
    ],
  },
  Sagittarius: {
    opening: [
      'You gather people around you, and then you want to be somewhere else.',
      "Others come to you for warmth and good cheer, and before long they're counting on you to stay (Leo rising).",
      "Your Moon in Sagittarius loves them sincerely, and it loves them most from the next town, because it goes stale when it's been adored in one place for a season.",
      "They're choosing paint for the room you'll all share, and you've started talking about Patagonia.",
    ],
    turn: "People gather around you because you're so warm, and you're happiest when you're about to leave.",
    task: [
      "Before your next change of plan, tell the people who count on you while it's still only a wish, and ask what they'd need if it came true.",
      'Listen all the way through.',
      'It hurts people to hear it last, and a few of them, given some warning about Patagonia, would help you pack.',
    ],
  },
  Capricorn: {
    opening: [
      "When you're the star of the evening, you're also the one who stays to clean up.",
      'People see how much you enjoy yourself, and they think of you as lucky (Leo rising).',
      "Your Moon in Capricorn doesn't believe in luck, and it won't sit down while something is unpaid for or undone.",
      "The guests go home talking about how you danced, and you're stacking tables with your good shoes in your hand.",
    ],
    turn: "Everyone sees what a good time you're having, and no one sees you making sure that everything gets done.",
    task: [
      "For the next thing you host or lead, give away two of the jobs by name, and take whatever help you're offered without improving it.",
      "Sit down while it's being done.",
      'People like to be useful, and what a guest might remember best about the whole evening is stacking tables with you at midnight.',
    ],
  },
  Aquarius: {
    opening: [
      "When everyone looks at you, you'd like them to look at something more important.",
      'When you walk in you become the center of the room, whether you planned on it or not (Leo rising).',
      'Your Moon in Aquarius finds it embarrassing to be adored, and what it loves is a group of equals with a common cause.',
      'You win the crowd over with one story, and then you thank the committee and leave early.',
    ],
    turn: "You can't help being looked at, but you'd rather have all of them looking at the idea.",
    task: [
      "Stay for the thanks once this month until it's over, and accept your part of it before you say who else it belongs to.",
      "Don't leave early.",
      "People like a leader they're allowed to cheer for, and your group of equals would enjoy looking at you for a minute.",
    ],
  },
  Pisces: {
    opening: [
      'You seem very sure of yourself until people go home and take it with them.',
      "You fill any room you're in, and everyone credits you with great confidence (Leo rising).",
      "Your Moon in Pisces has given all of it to them, and by the end it can't recall what it wanted for itself.",
      'After the last goodbye you sit on the edge of the tub for a while in your good clothes.',
    ],
    turn: "In company you're full of life, and when the others leave it takes you an hour to know what you feel.",
    task: [
      'After the next big evening, before you take off your good clothes, write down one thing that you enjoyed, without anybody else in it.',
      'Try to have it by midnight.',
      "You'd have something left for yourself at the end, and the friend who calls the next morning would get you, still glad about it.",
    ],
  },
}
