import type { RisingParagraphs } from '#lore/authored.ts'

export const virgoRising: RisingParagraphs = {
  Aries: {
    says: [
      'You seem reserved until you open your mouth (Virgo rising).',
      'Mercury rules a Virgo Ascendant, and yours is in Aries, so the correction comes out before the courtesy that was meant to go in front of it.',
      "You see what's wrong and you say it, and by then you've usually started to fix it.",
      'People who can take it save a great deal of time with you.',
    ],
    traits: ['frank', 'practical'],
  },
  Taurus: {
    says: [
      'Nobody has ever seen you rush, or throw away a box that might fit something (Virgo rising).',
      'With Mercury, the ruler of your Ascendant, in Taurus, you think with your hands and make up your mind once.',
      'You look as if you were open to suggestions.',
      'You listen to all of them, in case one contains a fact, and you do it the way you were going to.',
    ],
    traits: ['orderly', 'steady'],
  },
  Gemini: {
    says: [
      'People take you for the organized one, and they should see your tabs (Virgo rising).',
      "Mercury rules a Virgo Ascendant, and yours is in Gemini, another sign it rules, so it's good at everything but stopping.",
      'You can answer nearly any question while looking for something else.',
      'You finish what others need from you and leave your own things at nine tenths, where they were still interesting.',
    ],
    traits: ['orderly', 'quick'],
  },
  Cancer: {
    says: [
      'You stand at the edge of things and see what everyone needs (Virgo rising).',
      "Your Ascendant is ruled by Mercury, in Cancer, which keeps track of people the way others keep track of money, so you know whose back hurts and who isn't speaking to whom.",
      'The right thing turns up, with hardly a word, and you leave early.',
      'A careless word about the thing you brought can stay with you until spring.',
    ],
    traits: ['modest', 'close'],
  },
  Leo: {
    says: [
      "You'd never push yourself forward, and you do hope that somebody will read it aloud (Virgo rising).",
      "Mercury, which rules the Ascendant, is in Leo, so there's a good deal of style in what you do so quietly.",
      'You take corrections well on everything except what you made yourself.',
      'People discover by chance that you can hold a room, generally because someone else failed to turn up.',
    ],
    traits: ['modest', 'proud'],
  },
  Virgo: {
    says: [
      'The stain on the menu and the mistake in the caption are the first things you see (Virgo rising).',
      'Mercury rules a Virgo Ascendant and is in Virgo itself, at full strength, which makes you exact, useful and rather hard on yourself.',
      "Other people think that you're judging them.",
      'You were thinking about your own collar, and about how you could be of help without getting in the way.',
    ],
    traits: ['orderly', 'modest'],
  },
  Libra: {
    says: [
      "You're considerate because you pay such close attention (Virgo rising).",
      "The ruler of your Ascendant is Mercury, in Libra, so you look for the fair way to put a thing, and you'll reword a message until nobody could be hurt by it.",
      "Sometimes it's so gentle by then that nobody can tell what you want.",
      'Asked outright, you have a precise opinion, and it comes as a relief to everyone, you included.',
    ],
    traits: ['orderly', 'tactful'],
  },
  Scorpio: {
    says: [
      "It's easy to overlook you, and you've never minded (Virgo rising).",
      'With Mercury in Scorpio as ruler of the Ascendant, you watch, you put things together, and you know what happened before the people it happened to.',
      "You don't say so.",
      "The few who ask you straight get an answer so accurate that they wonder how long you've had it ready.",
    ],
    traits: ['guarded', 'modest'],
  },
  Sagittarius: {
    says: [
      "You look like a person of detail, and you're on the trail of something enormous (Virgo rising).",
      "Mercury rules your Ascendant from Sagittarius, where it thinks in leaps and finds the small print tedious, so you're forever tidying up after your own enthusiasm.",
      'You talk somebody into the big idea and then lie awake over the parking.',
      'It does tend to work, since both of you are on the job.',
    ],
    traits: ['orderly', 'idealistic'],
  },
  Capricorn: {
    says: [
      "Whatever goes wrong, you've brought the tool for it (Virgo rising).",
      "Your Ascendant is ruled by Mercury, in Capricorn, so you think in consequences, and people find you older than you are, or younger than they'd expected from your emails.",
      "You'd rather be relied on than liked.",
      'It gets you more responsibility than you asked for, along with a private sense of humor about it.',
    ],
    traits: ['orderly', 'serious'],
  },
  Aquarius: {
    says: [
      "You appear to be following the rules, and you've quietly replaced two of them (Virgo rising).",
      'The ruler of the Ascendant is Mercury, in Aquarius, where it likes a system, provided that it makes sense to somebody starting from nothing.',
      'You improve things that nobody had complained about.',
      "People call it fussy until they've used your version for a week.",
    ],
    traits: ['orderly', 'independent'],
  },
  Pisces: {
    says: [
      'You look as though you had it all in hand (Virgo rising).',
      'Mercury rules the Ascendant from Pisces, the opposite sign, where it thinks in pictures and loses the thread, so a lot of your carefulness is there to catch what your mind lets drop.',
      'You make lists because you need them.',
      "What others can't see is that the best of your ideas came while you were supposed to be looking at the list.",
    ],
    traits: ['orderly', 'yielding'],
  },
}
