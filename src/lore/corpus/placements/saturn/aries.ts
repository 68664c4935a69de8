import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInAries: PlacementParagraphs = {
  1: {
    says: [
      'Taking the first step is harder for you than people would guess (your Saturn in Aries, {house}).',
      'Saturn is uneasy in this sign, because it wants to be certain and Aries wants to go, so you hang back, get impatient with yourself, and then start with too much force.',
      "Others see the force and think you're fearless.",
      'In time it turns into something better, which is the courage of a person who has thought about it.',
    ],
    traits: ['wary', 'independent'],
  },
  2: {
    says: [
      "You don't like to be given money, and you don't quite trust yourself to make it (your Saturn in Aries, {house}).",
      'Saturn has a rough time in this sign, so asking for a raise feels like picking a fight.',
      'You may put it off for a year and then ask in a tone that starts one.',
      'What steadies you is small proof, such as one price you named calmly and were paid.',
    ],
    traits: ['independent', 'sparing'],
  },
  3: {
    says: [
      'Speaking first in a group makes you tense (your Saturn in Aries, {house}).',
      "Saturn is off balance in this sign, so you keep back an objection until it's too strong to be kept, and it comes out sounding like an accusation.",
      'People nearby learn to wait for the second version.',
      "With practice you become someone who can disagree in an ordinary voice, and it's a rarer skill than quickness.",
    ],
    traits: ['wary', 'frank'],
  },
  4: {
    says: [
      "There may have been little room for your temper when you were growing up, or there was too much of somebody else's (your Saturn in Aries, {house}).",
      'Saturn finds this sign difficult, so at home you hold yourself in check until you snap over something small.',
      "It helps to have one corner of the house where you're in charge and nobody has to approve of what you do.",
    ],
    traits: ['guarded', 'independent'],
  },
  5: {
    says: [
      "You'd like to be spontaneous, and you'd like some warning first (your Saturn in Aries, {house}).",
      "Saturn sits badly in this sign, so in games and in romance you hesitate at the edge, decide that you're being a coward, and jump with your eyes shut.",
      "People you've asked out may have thought you were angry, when you were only getting through the sentence, which is braver than doing it with ease.",
    ],
    traits: ['wary', 'serious'],
  },
  6: {
    says: [
      "At work you treat every task as a test of whether you're strong enough (your Saturn in Aries, {house}).",
      'Saturn strains in this sign, so you go at full speed, brake hard, and call the braking laziness.',
      "You get solid when you find a pace, often by way of a sport or a tool that punishes rushing, and after that you're the one who can teach the impatient.",
    ],
    traits: ['serious', 'bold'],
  },
  7: {
    says: [
      "With a partner you find it hard to say what you want before it's too late (your Saturn in Aries, {house}).",
      'Saturn is weak in this sign at the very thing it has to do here, which is to oppose somebody you love.',
      'You may choose a person who decides everything and then resent it.',
      'Each small no that the two of you survive makes the tie stronger.',
    ],
    traits: ['wary', 'independent'],
  },
  8: {
    says: [
      "To need another person's money or mercy feels like defeat to you (your Saturn in Aries, {house}).",
      "Saturn is uncomfortable in this sign, so you'd rather struggle than owe, and you approach closeness like somebody getting into cold water.",
      'It takes you a long time and then one quick decision.',
      "Those who wait find that you don't scare easily anymore, and that you'd never use what they told you.",
    ],
    traits: ['guarded', 'independent'],
  },
  9: {
    says: [
      "You're suspicious of your own enthusiasm (your Saturn in Aries, {house}).",
      'Saturn is out of sorts in this sign, so a new idea gets you up from your seat and a doubt sits you down again.',
      'You may have started a degree twice, or waited years to see the one country you think about.',
      "What you do come to believe, you've fought for, and you can defend it without raising your voice.",
    ],
    traits: ['wary', 'idealistic'],
  },
  10: {
    says: [
      "You want to lead and you're afraid of being seen to fail at it (your Saturn in Aries, {house}).",
      'Saturn struggles in this sign, so you may be the second in command for a long while, correcting the first in your head.',
      'Those above you may find you touchy, until you take on a responsibility nobody else would have, and authority fits you better each year that you carry it.',
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      'Groups make you feel that you have to prove something (your Saturn in Aries, {house}).',
      "Saturn isn't at ease in this sign, so you either stay at the edge or take over, and you notice too late that they only wanted you to come along.",
      'The friendships that last tend to start with friction, and the people you trust most are the ones who argued with you once and called the next day.',
    ],
    traits: ['independent', 'wary'],
  },
  12: {
    says: [
      'You hold yourself back where no one can see it (your Saturn in Aries, {house}).',
      'Saturn is hampered in this sign and hidden in this house, so the argument about whether you may act takes place in silence, and it can use up the strength that the action needed.',
      "Physical work quiets it, and it also reminds you that you're strong, and that you've had far more training than people who never hesitate.",
    ],
    traits: ['private', 'wary'],
  },
  sign: {
    says: [
      "Acting on your own say-so doesn't come easily to you (your Saturn in Aries, where Saturn is said to be at its weakest).",
      "You wait too long and then push too hard, and you've probably been called both timid and pushy.",
      "It's the same knot.",
      'It loosens with every small thing you start without permission, and in the long run you can trust your own courage because you built it.',
    ],
    traits: ['wary', 'independent'],
  },
}
