import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInCancer: PlacementParagraphs = {
  1: {
    says: [
      "You look after people you've only just met, and you do it sideways.",
      "Somebody under the air conditioner is shivering, so you say you're too warm and trade seats (your Venus in Cancer, {house}).",
      'You come across as gentle, and as a little hard to reach, since you give comfort sooner than you give information.',
      "Those who'd like to know you better find that they've been fed and sent home without a single fact.",
    ],
    traits: ['warm', 'guarded'],
  },
  2: {
    says: [
      'With Venus in Cancer {house}, you hold on to things because of who gave them to you.',
      "You'll keep a hideous vase for its history and let a valuable one go, and you save so that nobody in your care will ever have to ask.",
      "You spend easily on other people's comfort.",
      'On your own you can be almost stingy, and you get a bit wounded when no one steps in.',
    ],
    traits: ['sparing', 'close'],
  },
  3: {
    says: [
      "You talk to people as if you'd promised someone to keep an eye on them (your Venus in Cancer, {house}).",
      "If the neighbor's cat had surgery on Monday, you ask after it by name on Wednesday.",
      'Small talk is how you find out who needs what.',
      "You expect to be read with the same attention, and if your own fine sounds a little off and no one follows up, you're quieter for a week.",
    ],
    traits: ['warm', 'close'],
  },
  4: {
    says: [
      'Venus is in Cancer {house}, so you love people by giving them somewhere to be.',
      "Guests who came for an hour wake up on the couch under a blanket they didn't ask for.",
      'Nothing about you is plainer than how attached you are to your family, by birth or by collection.',
      'They have other places to be, though, and a canceled Sunday can strike you as news about your importance.',
    ],
    traits: ['close', 'warm'],
  },
  5: {
    says: [
      "You don't do anything casually if there's feeling in it (your Venus in Cancer, {house}).",
      'A flirtation, for you, is already half a home, and by the second movie night you know how they take their popcorn.',
      "You approach what you like from the side, draw back at the first joke, and come out again once it's safe.",
      "The same goes for whatever you make, which you'd sooner give to one person than show to ten.",
    ],
    traits: ['guarded', 'close'],
  },
  6: {
    says: [
      'You make ordinary days easier for the people in them (your Venus in Cancer, {house}).',
      "It's you who knows which person on the early shift skips breakfast, and there's a granola bar where they'll find it.",
      'Care is how you like to work, and where nobody looks after anyone you go slack or get stomachaches.',
      'You tend to get the jobs that consist of minding, and to be thanked for them once a year.',
    ],
    traits: ['warm', 'generous'],
  },
  7: {
    says: [
      'In love you want to be two people with one front window.',
      "You take on a partner's worries and their sore back, and you're never happier than when they reach for you in their sleep (your Venus in Cancer, {house}).",
      "You won't ask for the same, though, because it only counts if it's offered.",
      'So you wait, a shade cooler each day, and the other one goes around the house trying to remember what they did.',
    ],
    traits: ['close', 'guarded'],
  },
  8: {
    says: [
      'Once you let somebody close, you keep everything (your Venus in Cancer, {house}).',
      'You know the exact words in which they told you their worst year, and you guard them better than they do.',
      'Money that passes between you and family is never only money, and a loan can stay in your mind as proof of who came through.',
      "It's safe to trust you with almost anything except the hope that you've gotten over it.",
    ],
    traits: ['guarded', 'close'],
  },
  9: {
    says: [
      "You love a distant place once somebody's grandmother has cooked for you in it (your Venus in Cancer, {house}).",
      "You'd trade the cathedral for an hour in a kitchen where you don't know the word for anything.",
      'Convictions reach you the same way, through a person you were fond of.',
      "It makes you loyal to the faith or the school you grew up with long after you've stopped agreeing with it.",
    ],
    traits: ['close', 'guarded'],
  },
  10: {
    says: [
      "Venus is in Cancer {house}, so people who hardly know you assume that you'll be kind.",
      'You can make the driest institution feel as if someone lived there, and strangers ask for you by name.',
      'It draws work to you, and it draws work that was never part of the arrangement.',
      "Criticism in public finds you unprotected, because you've put your feelings where others put their credentials.",
    ],
    traits: ['warm', 'public'],
  },
  11: {
    says: [
      'You turn a circle of friends into relatives (your Venus in Cancer, {house}).',
      "On the hike it's you who counts heads, and after a breakup they all end up at your place.",
      'You have favorites, and you take it personally when one of them makes plans you only hear about later.',
      "They thought you'd be tired from hosting, which is true, and which isn't what you wanted them to think about.",
    ],
    traits: ['warm', 'close'],
  },
  12: {
    says: [
      'You love a number of people who would be surprised to learn it.',
      "You keep old voicemails for the sound of somebody saying hi, and you'll walk blocks to pass a house you used to live in (your Venus in Cancer, {house}).",
      'The feeling goes deep because it never has to stand up to weather.',
      "It also makes you lonelier than necessary, since the ones who'd gladly return it can't see any of this.",
    ],
    traits: ['private', 'warm'],
  },
  sign: {
    says: [
      "You show love by knowing what somebody needs before they've said it, and hoping they'll do as much for you (your Venus in Cancer).",
      'The first half you do superbly, down to the spare phone charger for the friend who always forgets.',
      'The second half is a private test that most people fail without having heard of it.',
      'You forgive them, as a rule, and you could still tell them the date.',
    ],
    traits: ['warm', 'close'],
  },
}
