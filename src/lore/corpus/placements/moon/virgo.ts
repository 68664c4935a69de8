import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInVirgo: PlacementParagraphs = {
  1: {
    says: [
      'In a room of strangers you look for something to do (your Moon in Virgo, {house}).',
      "Handing out name tags or finding out why the microphone hums settles your nerves, and it's a quick way to be liked.",
      'You assume people see your flaws as sharply as you do.',
      "They're mostly thinking how helpful you are, and they'd be amazed at the list you're going through while you smile.",
    ],
    traits: ['modest', 'practical'],
  },
  2: {
    says: [
      'You sleep well when you know exactly what you have (your Moon in Virgo, {house}).',
      "Even a small sum, if it's accounted for, calms you more than a large one that's vague.",
      'You mend and maintain things, and it soothes you to make something last.',
      "What's difficult is spending on your own pleasure, so you'll research a mattress for a year and go on waking up with a sore back.",
    ],
    traits: ['sparing', 'orderly'],
  },
  3: {
    says: [
      'When you worry, you ask for details (your Moon in Virgo, {house}).',
      "A friend or a brother who's late gets a message asking which road they took, and only somebody who knows you hears the love in it.",
      "You feel better once you've given a neighbor the right form or the right word.",
      'If you say something clumsy, you can hear it for days, long after the other person has lost all memory of it.',
    ],
    traits: ['practical', 'modest'],
  },
  4: {
    says: [
      'The Moon is in Virgo {house}, so a leak under the sink bothers you the way a quarrel bothers other people.',
      'You show love at home by keeping things running, and you relax when the last small job is done, which it never quite is.',
      'Your family benefits every day.',
      'They may also hear a reproach when you only wiped the counter, and feel corrected by someone who was trying to calm down.',
    ],
    traits: ['orderly', 'modest'],
  },
  5: {
    says: [
      "You enjoy yourself best when you're getting better at something (your Moon in Virgo, {house}).",
      "Practicing the same eight bars gives you real joy, and performing them makes you wish you'd stayed home.",
      'In romance you show up early and help carry things.',
      "Compliments make you list what's wrong with the thing they admired, so an admirer can come away thinking that you were turning them down.",
    ],
    traits: ['modest', 'practical'],
  },
  6: {
    says: [
      'Useful work is the best medicine you know (your Moon in Virgo, {house}).',
      'A morning in which you clear the small tasks one after another leaves you happier than a vacation, and your colleagues rely on you for whatever has to be right.',
      'Your body reports every strain in detail.',
      'You respond with a new diet or a new bedtime, when it might be enough to leave one thing undone and see that nobody minds.',
    ],
    traits: ['orderly', 'practical'],
  },
  7: {
    says: [
      'You love a partner by noticing what would make their day easier and doing it before they ask (your Moon in Virgo, {house}).',
      'It would touch you very much to have the same done for you.',
      "When you're uneasy you begin to notice what they do wrong instead.",
      "They hear criticism, and what's underneath is that you've been lonely since the weekend and were looking for something that could be fixed.",
    ],
    traits: ['practical', 'close'],
  },
  8: {
    says: [
      "You want to know precisely what you're getting into with a person (your Moon in Virgo, {house}).",
      'Owing anything makes you anxious, so you return favors quickly and keep the receipt.',
      "In bed or in confidence you're shy at the start, since you expect to be graded.",
      "Someone patient finds that you've been studying what they like all along, and that you're the most attentive person they've ever trusted.",
    ],
    traits: ['wary', 'modest'],
  },
  9: {
    says: [
      'You can enjoy a foreign city as soon as you understand its buses (your Moon in Virgo, {house}).',
      'Knowing how things work is what lets you relax, so you read ahead, and your friends travel with you because of it.',
      'Large beliefs make you shy.',
      "You'd rather do one decent thing each day than announce what you stand for, and people may take it for having no convictions at all.",
    ],
    traits: ['practical', 'wary'],
  },
  10: {
    says: [
      'Your reputation rests on small things done correctly, and so does your peace of mind (your Moon in Virgo, {house}).',
      "You're trusted because you catch the wrong date before it's printed.",
      'A single error of yours, pointed out kindly, can spoil a week in which forty things went right.',
      'People above you rarely know this, and they keep giving you more, because you make it look like no trouble.',
    ],
    traits: ['orderly', 'modest'],
  },
  11: {
    says: [
      'Friends call you when something is broken (your Moon in Virgo, {house}).',
      "You come with a screwdriver or a spreadsheet, you're happy for the whole afternoon, and you feel sure of your welcome.",
      "Parties where you've got nothing to do are harder.",
      "You may do the dishes at other people's celebrations and leave without having told anyone about your own news, and then feel on the way home that nobody asked.",
    ],
    traits: ['practical', 'modest'],
  },
  12: {
    says: [
      'Before you fall asleep you go over the day for mistakes (your Moon in Virgo, {house}).',
      "You find them, too, and by morning you've drawn up a plan to be better.",
      'Others see somebody quiet and helpful who never seems to want much.',
      'Their own mistakes you excuse without a second thought, and it would be a strange evening for you if you went over your day with the same kindness.',
    ],
    traits: ['private', 'modest'],
  },
  sign: {
    says: [
      "You settle down when there's something you can put right (your Moon in Virgo).",
      'So you show care in small corrections and well-timed favors, and on a bad day you organize your files.',
      'Most of your feelings begin as a worry.',
      "It comes across as fussing, and the people who know you well have learned to answer it as they'd answer if you'd said you loved them.",
    ],
    traits: ['practical', 'modest'],
  },
}
