import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You think nine moves ahead, and then you turn over the board.',
      "What you're after is real power, and you'd wait years in the right spot for the right opening (your Sun in Scorpio).",
      "Waiting is exactly what your Moon in Aries can't do once it's been stung.",
      'A campaign that was going beautifully, and of which not even the other side had heard, ends one Tuesday with you on your feet, saying all of it.',
    ],
    turn: 'You build in secret with the patience of a spy, but your temper keeps blowing your cover.',
    task: [
      "Tell one trusted person what you're waiting for and how long you mean to wait.",
      "The next time you're stung, they're the one you call, on your feet if you like, before you say a word to anyone else.",
      "It's exciting to be let in on a campaign, and the other side will never know how close it came to Tuesday.",
    ],
  },
  Taurus: {
    opening: [
      "There's a garden you'd love to sit in, but you keep digging it up.",
      "Surfaces don't satisfy you, and you'd give up any amount of comfort to know what's really holding a thing together (your Sun in Scorpio).",
      'Your Moon in Taurus would like the comfort, please.',
      "It wants the same trees every evening and no news, so it's heartbroken, about twice a year, to find you out there at dusk with a shovel and a theory.",
    ],
    turn: "The truth you're after is always under whatever you've just managed to get growing.",
    task: [
      "Leave one thing in your life that's going well completely unexamined this month, and sit in it for half an hour a week, with somebody.",
      'If a question comes, have it later.',
      'The person beside you has lived through a few of those shovels, and would love to see what comes up when nobody digs.',
    ],
  },
  Gemini: {
    opening: [
      'When it gets as serious as it can, you make a joke.',
      "Going to the bottom of things is the only direction that interests you, and you'll ask what nobody else will ask (your Sun in Scorpio).",
      "It's cold at the bottom, and your Moon in Gemini needs air, so it finds something extremely funny down there.",
      "Somebody says the truest thing they've ever said to you, and for a second or two they can't tell if you're going to spoil it.",
    ],
    turn: 'You dive deeper than anyone they know, and you come up chattering.',
    task: [
      'The next time a person hands you something serious, repeat it back in their own words before you let yourself be funny.',
      'Then by all means be funny.',
      "It'll do them good to laugh once they're certain they were heard, and nobody tells a better joke from that depth.",
    ],
  },
  Cancer: {
    opening: [
      "Nobody you've ever loved has been allowed all the way out.",
      "You don't go in for liking, and if a person matters they matter to the roots, which is how you think it should be (your Sun in Scorpio).",
      "Nothing gentler pulls the other way, since your Moon in Cancer keeps what it's held, together with the smell of it.",
      "There may be someone you fell out with long ago whose mother's birthday still comes up in your calendar.",
    ],
    turn: "It's for life when you choose someone, and your comfort comes from the keeping, so the rooms have been filling up for years.",
    task: [
      'Write to one of those who left, a few kind lines that ask for nothing, and whether you send them or not, take the name off something.',
      'Make it something small, such as a calendar.',
      "The ones who are here have had to share you with a great many who aren't, and they'd feel the extra room at once.",
    ],
  },
  Leo: {
    opening: [
      "Other people's praise means nothing to you, and you know it by heart.",
      "You mean to be strong in a way that can't be given or taken away, and you work where nobody's looking (your Sun in Scorpio).",
      'And every word that was ever said in its favor is stored in order by your Moon in Leo.',
      "If someone ever called you extraordinary, you can still say what they were wearing, and you waved it off so well that they didn't try twice.",
    ],
    turn: 'Nobody has ever caught you wanting praise, and you could draw a map of every place you got some.',
    task: [
      "Go to a person whose work you admire and tell them what's extraordinary about it, at a length you'd enjoy yourself.",
      'When they return it, keep both hands down.',
      "Somebody has been walking around with a sentence for you since you waved the last one away, and it's still good.",
    ],
  },
  Virgo: {
    opening: [
      "In most cases you're the detective, and in one you're the suspect.",
      'You want to know what really happened, and your gift for finding out frightens people slightly (your Sun in Scorpio).',
      'When no one else is around to be investigated, your Moon in Virgo brings you in.',
      "At one in the morning you're still building the case, and the charge is that you sounded bored at lunch, which nobody has reported except you.",
    ],
    turn: 'By day you see through other people, and after dark you take yourself in for questioning.',
    task: [
      'Find a friend with some sense and give them the bare facts of one charge against yourself for a ruling.',
      'You have to abide by it for a month.',
      "Most people would let you off for sounding bored at lunch, and it'd ease their minds to know that the detective can close a case.",
    ],
  },
  Libra: {
    opening: [
      'You could walk away from anything, except a person who looks hurt.',
      "Half measures disgust you, and when something's over, or false, you'd end it clean and for good (your Sun in Scorpio).",
      "You're ready to say so, and then they ask how you've been, and your Moon in Libra can't bear to spoil it.",
      'So a friendship that ended in your mind three summers ago may still have lunch on the first Thursday.',
    ],
    turn: 'Your mind is made up with great finality, and then your manners take it out to eat.',
    task: [
      'Choose one first Thursday, and either end it with two kind and finished sentences, or go and say the true thing.',
      "Don't order first.",
      "The other person can tell that something's wrong with those lunches, and whichever you choose, you'd be giving them back their Thursdays.",
    ],
  },
  Scorpio: {
    opening: [
      "You do nothing by halves, so there's a good deal you don't do at all.",
      "When you want something there's no bottom to it, and a thing you could take or leave isn't, in your opinion, worth taking (your Sun in Scorpio).",
      "The same goes for your moods, with your Moon in Scorpio, which doesn't know any shallow water where it could stand.",
      "Once you've heard somebody really sing, it may be eleven years before you open your mouth again.",
    ],
    turn: "You're all in or you're out, and nothing in you keeps the middle open for a rainy afternoon.",
    task: [
      "Do something halfway this month and mean to, like one lesson, or the easy version of the walk, or a film you won't think about.",
      'Leave before it gets to you.',
      "There's a lot of company to be had in shallow water, and the people splashing there took your standing on the shore for disapproval.",
    ],
  },
  Sagittarius: {
    opening: [
      'You fall in as if it were forever, and you climb out with a tan.',
      "It has to be total for you, whether it's a person or a subject, and there might never have been another (your Sun in Scorpio).",
      "Then a morning comes when your Moon in Sagittarius looks out the window and gets ideas, because it can only give itself away if there's somewhere to go next.",
      'On such a morning the whole of Russian literature can be put in boxes.',
    ],
    turn: 'Your devotion goes all the way down, but your good spirits are already on the surface, asking about trains.',
    task: [
      "Take the thing you're deepest in and go somewhere with it this month, a day trip for the two of you or a field trip for the subject.",
      'Notice whether you still want out.',
      "Somebody who's been loved by you down a mine would like to be loved in the open, where they can see that you're coming along.",
    ],
  },
  Capricorn: {
    opening: [
      'If you ran a small country, nobody would know that it was you.',
      'Being in charge of yourself is the first thing you want, and owing nothing to anybody is the next (your Sun in Scorpio).',
      "Your Moon in Capricorn backs that with provisions, because it's calm once the whole thing would run for a year without you.",
      "People live quite comfortably inside arrangements of yours that they've taken for luck.",
    ],
    turn: "You hold on by staying hidden, and you rest by staying in control, so nobody's ever had occasion to thank you.",
    task: [
      'Let one person see how one of those arrangements works, and what it would need from them to keep going without you for a week.',
      'Then take the week.',
      'Luck is a hard thing to thank, and people would be happier if theirs had a face.',
    ],
  },
  Aquarius: {
    opening: [
      "The closeness you're after would have you out the window by Friday.",
      "You've got no use for friendly arrangements, and you want to be known to the bone by someone and know them the same way (your Sun in Scorpio).",
      "But your Moon in Aquarius can't sleep in a bed with that much meaning in it, and it gets up around three to read about volcanoes in the other room.",
      'The person you asked for everything is lying there, having said yes, looking at the ceiling.',
    ],
    turn: 'With your whole will you pull a person toward you, and then you need some way to go on breathing.',
    task: [
      "Ask for the volcanoes as plainly as you ask for the rest, by saying which nights are yours, before it's three.",
      'Come back for breakfast and tell them what you read.',
      "There's no harm in an empty half of the bed, once the person in the other half knows that it's only geology.",
    ],
  },
  Pisces: {
    opening: [
      "You've got the goods on everyone, but you'd never use them.",
      "Other people's secrets have always been plain to you, and you respect power too much to pretend it isn't there (your Sun in Scorpio).",
      "If you pressed on what you know, a number of people would fold, but your Moon in Pisces knows how that feels from the inside, and it's sorry before you've lifted a finger.",
      'So you win the staring match, and then you look away first, on purpose.',
    ],
    turn: 'You see where everybody could be hurt, and you feel it yourself when you go near the place.',
    task: [
      "Use what you know about one person to do them a good turn this month, of a kind that only somebody who'd seen the sore spot could think of.",
      "Don't tell them how you knew.",
      'All that covering up has been hard work for them, and the spot was in safe hands from the start.',
    ],
  },
}
