import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInCapricorn: PlacementParagraphs = {
  1: {
    says: [
      "You don't expect to be given anything, so you come prepared (your Jupiter in Capricorn, {house}).",
      "Jupiter is at its most cautious in this sign, and your confidence rests on what you've actually done.",
      'People take you seriously early on.',
      "They'd be glad to see you less guarded about hope, and you may find that some of what you were ready to earn is simply offered to you.",
    ],
    traits: ['serious', 'practical'],
  },
  2: {
    says: [
      "You trust what's been earned, counted, and put away (your Jupiter in Capricorn, {house}).",
      'Jupiter is careful in this sign to the point of worry, so you grow things slowly, and you do get there.',
      'You may go on living as though you had half of what you have, and the people who love you would enjoy watching you order without looking at the right side of the menu.',
    ],
    traits: ['sparing', 'practical'],
  },
  3: {
    says: [
      'You believe in saying what can be used (your Jupiter in Capricorn, {house}).',
      'Jupiter is held in by this sign, so your encouragement is dry, and a brother who hears you say it could work knows that it could.',
      "What you tend to leave out is the praise, because you're already on to the next step, and people around you wait for it more than they show.",
    ],
    traits: ['practical', 'serious'],
  },
  4: {
    says: [
      'You believe in a family that stands on something (your Jupiter in Capricorn, {house}).',
      'Jupiter is thrifty with its blessings in this sign, so what you give at home is structure and an example, and it lasts longer than presents.',
      'You may have had to supply the security yourself.',
      "There's more room now for celebration than you think, and a birthday with no purpose to it would be a good place to begin.",
    ],
    traits: ['steady', 'practical'],
  },
  5: {
    says: [
      "You let yourself enjoy things once there's nothing left to do (your Jupiter in Capricorn, {house}).",
      'Jupiter is kept on short rations in this sign, so you play seriously and save your vacation days.',
      'A creative thing holds you for decades, and you keep getting better at it.',
      'In love you undersell your feelings, and somebody may have walked off believing you merely respected them.',
    ],
    traits: ['serious', 'sparing'],
  },
  6: {
    says: [
      'You trust that effort is rewarded, and you supply the effort (your Jupiter in Capricorn, {house}).',
      'Jupiter climbs step by step in this sign, so you get more responsibility each year, and people around you feel safer for it.',
      "Duty gets taken on as a matter of course, even when nobody asked you, and it could be that no one would have minded if you'd left at five.",
    ],
    traits: ['practical', 'steady'],
  },
  7: {
    says: [
      'You look for a partner you can build with (your Jupiter in Capricorn, {house}).',
      "Jupiter is wary in this sign, so you promise less than you'll do, and over the years it adds up to a great deal of kept promises.",
      'What gets rationed is the joy, and a partner who hears once a year how happy you are might like to hear it in March as well.',
    ],
    traits: ['serious', 'steady'],
  },
  8: {
    says: [
      "People put their trust in you because you don't promise miracles (your Jupiter in Capricorn, {house}).",
      'Jupiter expects little in this sign, so you manage shared money for the long term and are ready for the bad year.',
      "It's generosity toward you that you're slow to believe in, and it may have to be offered three times before you accept that it was meant.",
    ],
    traits: ['wary', 'practical'],
  },
  9: {
    says: [
      "You believe in what's been tried and has lasted (your Jupiter in Capricorn, {house}).",
      'Jupiter has trouble trusting in this sign, so you want a philosophy with results, and a trip ought to be worth the fare.',
      "More wonder would do you no harm, and you know it, which is why you sometimes stay longer than you'd planned in front of something with no use whatever.",
    ],
    traits: ['practical', 'serious'],
  },
  10: {
    says: [
      'You expect to rise by deserving it (your Jupiter in Capricorn, {house}).',
      "Jupiter in this sign distrusts quick success, and this house rewards that, so you build a name that can carry weight and you tend to end up higher than you'd planned.",
      "You may hold back a bold idea until you've got the rank for it, and it doesn't occur to you that the idea would have brought the rank.",
    ],
    traits: ['public', 'practical'],
  },
  11: {
    says: [
      'You believe in helping people in a way that still helps them next year (your Jupiter in Capricorn, {house}).',
      "Jupiter gives with caution in this sign, so you'll teach a friend the accounts sooner than lend them the money.",
      'What you hope for the world is larger than you let on, since it sounds foolish to you without a budget, and the others would work harder if you told them.',
    ],
    traits: ['steady', 'practical'],
  },
  12: {
    says: [
      "Your hopes are kept small and private, so that they can't be laughed at (your Jupiter in Capricorn, {house}).",
      "Jupiter is weakest in this sign and hidden in this house, so you trust in discipline, and alone you're very strict about it.",
      "Even so, things have gone better than you'd planned for.",
      'You may not have entered that in the books, and on a quiet evening it would be worth adding up.',
    ],
    traits: ['private', 'sparing'],
  },
  sign: {
    says: [
      "You don't trust luck, so you build (your Jupiter in Capricorn, where Jupiter is said to be at its most cautious).",
      "Your promises are modest, your plans are long, and others find that what you've put up stays up.",
      "It's in hoping that you're too thrifty, and you might be surprised to hear how much more your friends have always expected for you.",
    ],
    traits: ['practical', 'sparing'],
  },
}
