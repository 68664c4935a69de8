import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInCancer: PlacementParagraphs = {
  1: {
    says: [
      'You rarely walk straight up to what you want (your Mars in Cancer, {house}).',
      "Mars gets there sideways first in this sign, so you come in by way of somebody's comfort, find out how the land lies, and are holding the thing before anyone knew you were after it.",
      'You seem mild.',
      "Somebody presses a bit too hard one day, and it turns out there was a claw, and that it doesn't open again quickly.",
    ],
    traits: ['guarded', 'yielding'],
  },
  2: {
    says: [
      "You work hardest for money when there's a face attached to it (your Mars in Cancer, {house}).",
      "On your own account you'll hardly ask for what you're owed, because Mars is uneasy in this sign about wanting anything out loud.",
      "Let somebody you look after need new glasses, and you've billed three people by noon.",
      'What you have, you defend with your whole body, and a joke about your spending gets remembered for its exact wording.',
    ],
    traits: ['close', 'guarded'],
  },
  3: {
    says: [
      'In an argument you feel it first and find the words on the way home (your Mars in Cancer, {house}).',
      "Mars is off balance in this sign, so you go quiet, or you say that it's fine in a tone nobody could mistake.",
      "Then someone says a thing about your sister or the kid next door, and you're suddenly fluent.",
      "It's easier for you to fight in another person's name, even if they hadn't asked.",
    ],
    traits: ['guarded', 'warm'],
  },
  4: {
    says: [
      'Mars is in Cancer {house}, so your temper and your tenderness share one address.',
      'Strangers get away with almost anything, and a cousin who leaves a wet towel on the bed gets what the strangers had coming.',
      "Mars is said to be weak here, because it fights from hurt and won't say where it hurts.",
      'Let anything threaten one of yours, and the person they tiptoe around is the one they stand behind.',
    ],
    traits: ['close', 'guarded'],
  },
  5: {
    says: [
      "You go after somebody by making sure they've eaten (your Mars in Cancer, {house}).",
      "Mars would like to declare itself and in this sign it can't, so it hovers and gets its feelings hurt by answers to questions it never asked.",
      "Let anyone be unkind to them and you're on your feet.",
      "Being turned down in words is more than you'll risk, so it may be spring before they learn that there was an offer.",
    ],
    traits: ['guarded', 'close'],
  },
  6: {
    says: [
      'How much you get done depends on who was nice to you at nine (your Mars in Cancer, {house}).',
      "In a kindly place you're tireless and cover everybody's shift, but one sharp remark and it's as if someone had pulled your plug.",
      'Mars needs shelter in this sign to be any use.',
      "Your stomach does your fighting for you, and it starts as soon as you say that you don't mind.",
    ],
    traits: ['changeable', 'warm'],
  },
  7: {
    says: [
      'You fight with a partner by withdrawing the warmth a little at a time (your Mars in Cancer, {house}).',
      "Asked what's wrong, you say nothing is, and you mean that they should ask again.",
      'Mars comes at things from the side in this sign, so a quarrel about the groceries may really be about the night in March when they forgot to pick you up.',
      "Someone who learns to ask what it's really about gets a person fiercely on their side.",
    ],
    traits: ['close', 'guarded'],
  },
  8: {
    says: [
      'Nothing gets you going like the sense that somebody close has taken without asking (your Mars in Cancer, {house}).',
      "You won't say so, because Mars has trouble being direct in this sign, so a borrowed sum comes up years later, disguised as a remark about someone's new phone.",
      'Desire needs safety in the same degree.',
      "With a person who has never once used it against you, you're far bolder than your manner promises.",
    ],
    traits: ['guarded', 'close'],
  },
  9: {
    says: [
      "You'll cross an ocean, provided it's for somebody.",
      "For your own fun you find reasons to stay home, and then a niece wants to see penguins and you've booked the boat (your Mars in Cancer, {house}).",
      'Mars is shy of open debate in this sign, so a slur on where you come from gets no reply at the time.',
      'That night it gets about four pages of one.',
    ],
    traits: ['close', 'guarded'],
  },
  10: {
    says: [
      'Nobody sees you climb, because you seem to be looking after people (your Mars in Cancer, {house}).',
      "Mars takes the indirect road in this sign, so you get your way by becoming the one they can't do without.",
      'Open rivalry makes you uneasy, until somebody is rude to one of your people.',
      "Then every hand in the place is quietly withdrawn from theirs, and nobody could say that you'd done a thing.",
    ],
    traits: ['guarded', 'warm'],
  },
  11: {
    says: [
      "Your friends don't know how hard you fight for them, because you do it when they're out of earshot (your Mars in Cancer, {house}).",
      'Say something about the absent one and you go red and then go to work.',
      "Within the circle it's another story, as Mars avoids plain speech in this sign.",
      'You show displeasure by not making your famous dip, and a surprising number of people know exactly what the missing dip refers to.',
    ],
    traits: ['warm', 'close'],
  },
  12: {
    says: [
      "When you're angry, you disappear (your Mars in Cancer, {house}).",
      'Mars is at its least direct in this sign, and this house gives it a place to hide, so a slight in the morning becomes a nap and by night a long sad film.',
      "You do fight, with tremendous patience, for people who'll never hear of it.",
      "It takes you a day or so of being alone to learn that you weren't tired.",
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      'You go at things from the side (your Mars in Cancer).',
      "Mars is called weak in this sign because it would rather protect than attack, so you'll hint and wait and do a person three favors before you say what you wanted.",
      'Anger takes the same road and usually arrives as hurt.',
      "When somebody you love is threatened, there's nothing sideways about it, and the ones who thought you were soft stop thinking so.",
    ],
    traits: ['guarded', 'close'],
  },
}
