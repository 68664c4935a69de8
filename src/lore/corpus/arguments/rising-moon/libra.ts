import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You'd like everybody to be happy, your way, by four.",
      'Manners come first with you, so the others hear "whatever works" and feel consulted (Libra rising).',
      'Whatever works was decided some time ago by your Moon in Aries, which knows what it wants in a second and is too polite, in public, to say so.',
      'The group goes back and forth about where to meet, and with each round your smile gets a little brighter and your foot starts tapping under the table.',
    ],
    turn: "You ask what everyone would like, and with every answer that isn't yours it gets harder to sit still.",
    task: [
      'Name your wish first in the next group decision, before you ask for anyone else\'s, and leave off the "but I don\'t mind."',
      'Then be as fair as you please.',
      "A straight wish from you would save the others half an hour of guessing, and they'd get to see you happy by four.",
    ],
  },
  Taurus: {
    opening: [
      'You agree so gracefully that nobody notices where your heels are.',
      'Charm is the first thing people meet, and they believe that with a little reasoning you can be brought around (Libra rising).',
      "Pleasant company is what you're giving them, and your Moon in Taurus isn't up for discussion, since it decided long ago what's comfortable and what belongs to it.",
      'A roommate or a relative can spend a year of lovely conversations on the subject of that rug.',
    ],
    turn: 'On the surface everything is open to talks, but a few inches down there are things that have never been on the table.',
    task: [
      "Make a short list, in private, of what you won't be moving on, and tell someone one item from it with a smile and no reasons.",
      'Let them be disappointed for a minute.',
      'It saves other people a great many good arguments, and your next yes will be worth more to them.',
    ],
  },
  Gemini: {
    opening: [
      "By night you couldn't say which of the day's pleasant remarks you meant.",
      "People love to run things by you, since you see their side, and the next person's, and you put each of them so well (Libra rising).",
      'Your Moon in Gemini enjoys that as a sport and changes sides for the exercise.',
      "It isn't false, but nothing in you settles it, and after two dinners with two friends who aren't speaking, you agree with both.",
    ],
    turn: "It's so easy for you to see the sense in anybody that your own opinion keeps waiting for everyone to finish.",
    task: [
      "Before you see the next person who'll want you on their side, write your own view in one line and put it in a pocket.",
      "You don't have to show it.",
      "Two friends who aren't speaking need somebody they can both believe, and you'd have it in your pocket.",
    ],
  },
  Cancer: {
    opening: [
      'Guests get your best manners, and the people you love get your mood.',
      'Outsiders find you even and obliging, with a nice word for the bus driver (Libra rising).',
      "At home your Moon in Cancer lets down all at once, and the ones who live there, or who've known you longest, hear about a slight from Tuesday that you smiled through at the time.",
      "They're proud of how well you're liked, but it would be nice to be treated as guests.",
    ],
    turn: 'You keep the peace all day among people who hardly matter, and it breaks in front of those who do.',
    task: [
      'One day this month, stop outdoors on the way home and say what bothered you, aloud or into your phone, before you go in.',
      "Then greet the first person you see as you'd greet a bus driver.",
      "Treated to that for an evening, the ones at home will think they've been invited somewhere.",
    ],
  },
  Leo: {
    opening: [
      'You share the stage so nicely that people forget to look at you.',
      "You introduce everyone, you pass the compliment along, and in the photo you're half behind a taller cousin (Libra rising).",
      'And every time, your Moon in Leo watches the camera go by and minds it very much.',
      "It wants to be adored outright and by name, and all it gets is agreement that you're lovely, which is said of so many people.",
    ],
    turn: 'You arrange the picture so that everybody else comes out well, and afterward you look for yourself in it.',
    task: [
      'In the next photo, or whatever comes closest, take the middle.',
      "If there's a toast or a thank-you going around, let it stop with you and answer it with one full sentence.",
      'People who look good in pictures because of you would like one with you in it, facing front.',
    ],
  },
  Virgo: {
    opening: [
      "However lovely you are about it, you've seen the stain.",
      "In company you're all ease and welcome, and nobody feels inspected (Libra rising).",
      "Your Moon in Virgo does inspect, and it can't help it, because it feels safe once every fault has been found, starting with your own.",
      'You tell the host that the evening was perfect, and in the elevator, to the one person who gets the other report, you go through it from the ice to the seating.',
    ],
    turn: 'Everything gets a kind word from you and a careful inspection, and only the kind word is said out loud.',
    task: [
      "Take one of your true observations, a small and useful one, to the person it's about, wrapped in something you really liked.",
      'Skip the elevator version for once.',
      'A host who hears that the music was too loud will believe you the next time you say the evening was perfect.',
    ],
  },
  Libra: {
    opening: [
      "There's nobody you can't see eye to eye with, and so it's hard to know where you stand.",
      "People like you at once, and they come away thinking that you're on their side (Libra rising).",
      "With your Moon in Libra there's no stubborn private self to go home to, and you feel at peace when the person nearest to you does.",
      'You can stand in front of two cans of paint for so long that the clerk starts telling you about his marriage.',
    ],
    turn: "Outside and inside you're looking for the same thing, a face that agrees, and you'd know your own taste better without one.",
    task: [
      'Choose something this month with nobody there to ask, for a space only you use, and keep it for thirty days.',
      "If you come to hate it, you've learned something.",
      "It's a rest for other people when you know what you like, and the next person who's stuck between two cans of paint would have someone to ask.",
    ],
  },
  Scorpio: {
    opening: [
      "In return for the peace you keep, you'd like the truth.",
      'Nobody feels watched by someone so agreeable, so the harmless lies start early (Libra rising).',
      'Your Moon in Scorpio hears each of the lies.',
      "It would trade the nice time for ten minutes of what's really going on, and while you laugh at the story, you're sorting the table into those you could call at three in the morning and those you couldn't.",
    ],
    turn: 'You keep things smooth so skillfully that nobody ever tells you the rough part, which is all you want to know.',
    task: [
      "Let one silence go on this month that you'd ordinarily rescue, and look at the other person while it does.",
      'Most people will put something true in it.',
      "There's usually somebody at the table who'd be thankful for a chance to drop the story.",
    ],
  },
  Sagittarius: {
    opening: [
      'You promise everyone a piece of Saturday, and by Friday you want to be in the desert.',
      "You can't easily turn a person down when you can see how nice each of the plans would be (Libra rising).",
      "Your Moon in Sagittarius doesn't do well in a day cut into pieces, and its idea of bliss is a long trail with no one expected at the end.",
      "So you're late for brunch and later for the movie, glowing each time with thoughts of sand.",
    ],
    turn: 'You mean every yes as you say it, and then you look at the whole week and see a fence.',
    task: [
      "Keep one Saturday this month with nothing promised to anybody, and when you're asked, say you're away.",
      'Then be away, if only by bus.',
      'Your friends would rather have all of you every other week than a glowing quarter of you between brunch and the movie.',
    ],
  },
  Capricorn: {
    opening: [
      'You make it look as though nothing were ever any trouble.',
      'You bring the right bottle and leave before anybody has to yawn (Libra rising).',
      'What it takes goes on out of sight, where your Moon in Capricorn keeps a stern house and regards ease as something to get up early for.',
      "Should somebody catch you at six in the morning, ironing with a list beside you, they'd think they had walked in on your older sister.",
    ],
    turn: "By evening you're all ease, and nobody is told about the six hours of discipline that went in ahead of it.",
    task: [
      'Let a person you like see you in the middle of the work, when nothing is ready, and hand them something to do.',
      "Don't change first.",
      "Some people can only relax around you once they've held the other end of a sheet.",
    ],
  },
  Aquarius: {
    opening: [
      "You make a wonderful half of a pair, as long as it isn't every day.",
      'Next to somebody you come into your own, and people soon speak of you in the plural (Libra rising).',
      "Your Moon in Aquarius was never asked, and it sleeps best across the bed, with the phone in another room and no one's opinion of the curtains.",
      'On the bus back from a beautiful weekend for two, you choose the seat with nothing next to it.',
    ],
    turn: "There's nobody easier to be close to, and nobody who needs more room to recover from it.",
    task: [
      "Ask for an evening to yourself before you've started to want it badly, and say in the same sentence when you'd like company again.",
      "It's easier to hear with a date attached.",
      'Somebody who likes being the other half of that pair would find it restful to know that the empty seat was never about them.',
    ],
  },
  Pisces: {
    opening: [
      'Everything around you is in balance except you.',
      'People notice the taste and the tact, and they bring their quarrels to you to be made smaller (Libra rising).',
      'You do make them smaller, and your Moon in Pisces soaks up whatever the two of them put down and afterward wants only to float.',
      "There's a kind of evening on which the flowers are right and the candles are right, and you're in the bathtub with the water going cold.",
    ],
    turn: "You make everyone else's trouble lighter, and by bedtime you've got all the weight that came off.",
    task: [
      "Tell the next two people who bring you a quarrel that you've got twenty minutes, and when those are over, send the two of them out for a walk together.",
      "Run the bath while it's warm.",
      'You may turn out to have been all that kept them from finding out they could finish one themselves.',
    ],
  },
}
