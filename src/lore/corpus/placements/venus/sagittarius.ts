import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInSagittarius: PlacementParagraphs = {
  1: {
    says: [
      "People like you at once, and what they like is that you don't seem to need it (your Venus in Sagittarius, {house}).",
      "You laugh first, and you invite people you've known for a quarter of an hour to come along.",
      "It's sincere, and it's for today.",
      'Someone who took the invitation for the start of something can find you, a week later, just as warm to the next carload.',
    ],
    traits: ['open', 'playful'],
  },
  2: {
    says: [
      "You spend on what gets you out of the house, and then you're surprised by the rent (your Venus in Sagittarius, {house}).",
      "Owning too much feels like luggage to you, so you'd sell a good camera to go and see the place you meant to photograph.",
      "You trust that there'll be more money, and you're right often enough to keep it up.",
      "You own little at the end of a year, and there's a story to each thing.",
    ],
    traits: ['generous', 'loose'],
  },
  3: {
    says: [
      'You tease the people you like and you tell them the truth, frequently in the same sentence (your Venus in Sagittarius, {house}).',
      'Neighbors hear what you really think of the new siding, and forgive it, because you were obviously having such a good time.',
      'Little courtesies tend to slip past you.',
      "You wouldn't notice if somebody told you the same about your own haircut, and so you're late to see that it stung.",
    ],
    traits: ['frank', 'playful'],
  },
  4: {
    says: [
      'Venus is in Sagittarius {house}, so you like home best with the windows open and somebody unexpected on the floor in a sleeping bag.',
      'Family you love best in the hour before you leave it.',
      'Being missed pleases you and being needed makes you look at maps.',
      "The ones who stay behind would like to be visited as enthusiastically as they're left.",
    ],
    traits: ['independent', 'open'],
  },
  5: {
    says: [
      'A date, for you, should have a chance of going wrong.',
      'Getting lost on a hill with somebody beats admiring them across a candle, and the ones you fall for laugh when it starts to rain (your Venus in Sagittarius, {house}).',
      'Your hobbies have to pass the same test and usually leave you muddy.',
      'Let a feeling want to sit down and be discussed, though, and you become remarkably interested in lunch.',
    ],
    traits: ['playful', 'independent'],
  },
  6: {
    says: [
      "You can like any work that doesn't hold you by the collar (your Venus in Sagittarius, {house}).",
      "Give you the errand across town and you'll come back having made two friends and forgotten one item.",
      'You cheer up the people you work with, mainly by not taking the procedures as seriously as they do.',
      "They're fond of you, and they've been filling in the form you skip since about your second week.",
    ],
    traits: ['loose', 'independent'],
  },
  7: {
    says: [
      'You want a partner who has somewhere to be (your Venus in Sagittarius, {house}).',
      "You're loyal to someone who lets you go, and the same person, holding on, would have you planning a month abroad by the weekend.",
      "Honesty is how you're tender, and you'd be amazed that anyone wanted it padded.",
      'Over time you do choose one, usually one who left for a while as well and came back with better stories.',
    ],
    traits: ['independent', 'frank'],
  },
  8: {
    says: [
      "You lend easily, you confess easily, and you assume that it'll come out right (your Venus in Sagittarius, {house}).",
      "Closeness doesn't frighten you so long as there's a window in it, and you can make a person laugh about something they've never told a soul.",
      'The long middle is harder, when what you share has to be looked after.',
      'Somebody may be carrying your half of a debt with great affection, wondering whether you recall it.',
    ],
    traits: ['trusting', 'generous'],
  },
  9: {
    says: [
      'With Venus in Sagittarius {house}, few things make you as happy as being new somewhere.',
      "You fall for a country, then for a person in it who can't spell your name, and you learn more there than from any course.",
      'You want a belief to feel like weather on a good day.',
      'If it starts asking for attendance you grow restless, and your most beautiful convictions tend to live about as long as a visa.',
    ],
    traits: ['idealistic', 'open'],
  },
  10: {
    says: [
      'You make enterprises likable.',
      "When you speak about the work, it sounds as if it were good news, and people want to help before you've asked (your Venus in Sagittarius, {house}).",
      'What comes after the launch is less to your taste.',
      "Your name stands for big friendly promises, and your standing holds up best when there's someone alongside who enjoys keeping them, whom you thank in every speech.",
    ],
    traits: ['generous', 'public'],
  },
  11: {
    says: [
      "Friends from every stage you've passed through are all current, as far as you're concerned (your Venus in Sagittarius, {house}).",
      "After eight months without a word you're on somebody's porch with a cousin in tow, and it doesn't occur to you that you were gone.",
      'In their plans you believe extravagantly, and you push for the bigger one.',
      "A friend who wanted company in the smaller one gets your enthusiasm and can't quite use it.",
    ],
    traits: ['open', 'generous'],
  },
  12: {
    says: [
      'Your happiest trips are often taken lying down (your Venus in Sagittarius, {house}).',
      "An evening goes by following a river on a satellite map, and you end up in love with a town you'll never mention to anyone.",
      "Affection is at its largest from a distance, too, and you can adore somebody in another time zone more freely than the one who's around on Friday.",
      'Company finds you cheerful and slightly absent.',
    ],
    traits: ['private', 'independent'],
  },
  sign: {
    says: [
      "You love people best when there's room to come and go (your Venus in Sagittarius).",
      "The honesty can be comical, and you forgive people before you've noticed that there was something to forgive.",
      "It's a happy kind of affection, and it can run ahead of itself.",
      "Somebody who'd have been content with a plain evening in gets offered Portugal, and then neither happens.",
    ],
    traits: ['independent', 'frank'],
  },
}
