import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'Your warmth comes in portions of about ten minutes.',
      "Heads come up when you arrive, you're lavish with attention, and each of them feels picked out (Leo rising).",
      "Your Moon in Aries is warm on impact, and after that it can't wait to be off doing something.",
      "A person you've just made feel like royalty is left holding a plate of olives, looking at the spot where you stood.",
    ],
    turn: 'People hear a promise to stay in all that warmth, which was only ever meant for the minute.',
    task: [
      "At some gathering this month, tell one person at the start that you've got fifteen minutes and that all fifteen are theirs.",
      "Then go, and don't slip out.",
      'Ten minutes of you is plenty to make an evening, so long as nobody is left with the olives.',
    ],
  },
  Taurus: {
    opening: [
      'Nobody makes a better entrance on the way to a comfortable seat.',
      "There's always some color and ceremony about you in public, so people assume that you live that way (Leo rising).",
      'At home your Moon in Taurus has the same evening four times a week and considers it a perfect one.',
      "Others picture you out on the town on the nights you've said no to, and you're in bed at half past nine with a plate of toast.",
    ],
    turn: 'Half of your reputation comes from evenings out, and nearly all of your happiness from the other kind.',
    task: [
      'Ask somebody over for one of the perfect evenings, unimproved and for no occasion.',
      "Wear what you'd wear alone.",
      'Someone who has only seen you make an entrance will get to see you sit down, and may be surprised at how long they stay.',
    ],
  },
  Gemini: {
    opening: [
      "You've got a headliner's voice and nothing that could be called a final script.",
      'From across the room you seem sure of yourself and of the effect, and people wait to hear where you stand (Leo rising).',
      'Where you stand is under discussion, because your Moon in Gemini feels most itself between two thoughts.',
      'You can hold forth on the virtues of living by the sea, and somebody who came in late has you in the mountains by dessert.',
    ],
    turn: 'The voice is so certain that nobody hears the question mark, and you live almost entirely on question marks.',
    task: [
      'Announce one opinion this month as a draft, in your grandest voice if you like, and ask for changes.',
      'Take one of them.',
      'It lets your audience in on the script, and some of them have been wanting to write.',
    ],
  },
  Cancer: {
    opening: [
      'The largest person in the room may have needed coaxing out of the bedroom first.',
      "In public you're large and sunny and sure of your welcome (Leo rising).",
      'In private your Moon in Cancer checks for that welcome all the time, in how fast someone got up to greet you and whether they saved you the corner piece.',
      'After a toast that had everybody in tears, you may want to know from the stairs if it was too long.',
    ],
    turn: 'The warmth you give is the size of a room, while the doubt that follows it would fit in your hand.',
    task: [
      'Ask for the reassurance before you go on, from one person, and say what would do it, a hand on the back or a look across the table.',
      'Then give your all.',
      'Somebody has wished for years that a person so large and sunny could use a hand on the back.',
    ],
  },
  Leo: {
    opening: [
      "You're the same with nobody watching, and it's tiring to have no backstage.",
      'People get warmth and a sense of occasion, along with someone who remembers to notice the new haircut (Leo rising).',
      'Because your Moon in Leo wants to be loved for exactly what gets the applause, a lukewarm reception goes straight to the bone.',
      'It takes you to turn a trip to the hardware store into an event, and it takes one clerk who never looked up to spoil your afternoon.',
    ],
    turn: 'The one who shines and the one who needs to be told about it have the same bad day.',
    task: [
      'Do one generous thing this month so privately that no one can thank you for it, and see whether you can enjoy it.',
      'Write down what it was, for yourself only.',
      "Somewhere a clerk who never looks up has a better afternoon, and you'll have found a bit of backstage.",
    ],
  },
  Virgo: {
    opening: [
      "Nobody would guess, from the bow you take, that you've got notes.",
      'To others it seems effortless, the good scarf as well as the joke that saved the dinner (Leo rising).',
      "Your Moon in Virgo knows what it took, and it's back in the empty room afterward picking confetti out of the rug and wondering about the joke.",
      'Compliments make it worse, because you can see so plainly what they missed.',
    ],
    turn: 'People applaud the performance, while you go home with the one remark that could have been better timed.',
    task: [
      'When you\'re next praised, say "thank you" and then stay silent for the time it takes to breathe in and out.',
      'Leave the flaw for somebody else to find.',
      "It's a rare treat to give you a compliment and see it land.",
    ],
  },
  Libra: {
    opening: [
      'You lead the way in, and then you look around to see whether everybody wants to be there.',
      'It seems natural to hand you the microphone or the wine list, because you take such things without any fuss (Leo rising).',
      'But your Moon in Libra can\'t enjoy a choice until the others do, and one lukewarm "sure" takes the shine off the evening.',
      "You've ordered for the table with a flourish, and you spend dinner watching how much of it the quiet one is eating.",
    ],
    turn: "In front you look like the one who decides, but underneath you're taking a poll.",
    task: [
      "With the next choice the others hand to you, ask the quiet one what they'd like, out loud, before you make it.",
      'Then decide without looking around.',
      "It's good to be led by someone who asked, and the quiet one may only have been waiting to see the menu.",
    ],
  },
  Scorpio: {
    opening: [
      "Behind the warmth everyone gets from you, there's room for about two people.",
      "They feel the warmth and take it for openness, and nobody who's had so much of you suspects that there's more (Leo rising).",
      "There's a great deal more, because your Moon in Scorpio keeps its loves and its grudges out of sight and won't be admired into trusting anyone.",
      "Twenty people can each believe they're your favorite, and the one who's right gets a look over their heads.",
    ],
    turn: "Everybody gets the glow, but what you'd fight for is known to perhaps two people alive.",
    task: [
      'Tell one of your two what they are to you, in daylight and in words, since a look can be missed.',
      "You don't have to do it twice.",
      'The other nineteen will always have their share of you, and somebody at the edge of the light has been living on glances.',
    ],
  },
  Sagittarius: {
    opening: [
      'Your best speeches about staying are given with a bag packed.',
      'People gather around you for warmth and good cheer, and they build on you (Leo rising).',
      "Your Moon in Sagittarius loves them in all sincerity and from the next town over, since it feels alive when it has somewhere to get to and stale once it's been adored in the same spot for a season.",
      "Those building on you are choosing paint, and you've started telling them about Patagonia.",
    ],
    turn: "Your fire is the one they come to sit around, and you're happiest carrying it off to see what's over the hill.",
    task: [
      "Before your next change of plan, tell the people who count on you while it's only a wish, and ask what they'd need from you if it came true.",
      'Listen all the way through.',
      "It's the news coming last that hurts people, and with some warning there are a few who'd help you pack.",
    ],
  },
  Capricorn: {
    opening: [
      'The star of the evening is also the one who counts the plates.',
      'What shows is ease and a bit of splendor, so that people think of you as lucky (Leo rising).',
      "Your Moon in Capricorn doesn't believe in luck, and it won't sit down while something is unpaid for or undone.",
      "The guests go home talking about how you danced, and you're dragging tables back into rows with your good shoes in your hand.",
    ],
    turn: "Everyone sees what a good time you're having, and no one sees you making sure that it's paid for.",
    task: [
      'For the next thing you host or head, give away two of the jobs by name, and take the worse offer of help without improving it.',
      "Sit down while it's being done.",
      'Of the whole splendid evening, what a guest would remember is carrying tables with you at midnight.',
    ],
  },
  Aquarius: {
    opening: [
      "Once you've drawn everyone in, you'd like them to form a circle around something else.",
      "You walk in, and there's a center to the room, whether you planned on it or not (Leo rising).",
      'Your Moon in Aquarius finds it embarrassing to be adored, and what it loves is a group of equals with a common cause and nobody on a throne.',
      "You'll win the crowd over with one story, and then give the prize to the committee and leave by the side.",
    ],
    turn: "You can't help being looked at, but at heart you'd like all of them to be looking at the idea.",
    task: [
      "Stay for the thanks once this month, in full view, until it's over, and then say who else it belongs to.",
      'Take your share out first.',
      "People like to be led by somebody they're allowed to cheer for, and it would put them at ease about standing in the center.",
    ],
  },
  Pisces: {
    opening: [
      'The light people see you give off is mostly theirs.',
      "People credit you with great confidence, because you fill any space you're in and seem to know it'll like you (Leo rising).",
      "Little of it stays on once they've gone, since your Moon in Pisces has spent it on them and can't recall what it wanted for itself.",
      'After the last goodbye, you sit on the edge of the tub for a while in your good clothes.',
    ],
    turn: 'What looks like your own light depends on having company, and it leaves when they do.',
    task: [
      "After the next big evening, before you've taken off your good clothes, write a single line about what you enjoyed in it, you personally, with no one else in the line.",
      'Try to have one by midnight.',
      "Any room would keep you longer if you came with some light of your own, and there'd be more left for the person in the corner.",
    ],
  },
}
