import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInVirgo: PlacementParagraphs = {
  1: {
    says: [
      "You see the typo on the menu before you've said hello.",
      'Mercury is in Virgo, a sign it rules, and {house}, so attention comes to you without effort, and you meet people with useful remarks about their luggage strap or the better train.',
      "It's kindly meant.",
      "Those who'd put on their nicest shirt for you are aware that you saw the thread, and unaware that you've been worrying all this time about your own.",
    ],
    traits: ['modest', 'practical'],
  },
  2: {
    says: [
      'Ask you what you spent in April and you could answer (your Mercury in Virgo, {house}).',
      'Mercury in the sign it rules likes a column that adds up, and you make your living, or stretch it, by catching what slips past everyone else.',
      "Savings come from comparison, and you're thorough.",
      "You can put three evenings into saving eighteen dollars on a suitcase, and what you couldn't put a figure on is the three evenings.",
    ],
    traits: ['orderly', 'practical'],
  },
  3: {
    says: [
      'Mercury is in Virgo {house}, so directions from you include which lane.',
      'In a sign it rules, Mercury picks the exact word, and neighbors bring you the contract and the strange rash on the hydrangea.',
      'You speak to be of use, and small talk with no information in it leaves you groping.',
      "When somebody exaggerates, you supply the number, and you've seen the light go out of a good many anecdotes.",
    ],
    traits: ['practical', 'frank'],
  },
  4: {
    says: [
      'You know when the filter was last changed (your Mercury in Virgo, {house}).',
      'Mercury, strong in this sign, runs a home as a set of answers, so your family just asks you.',
      "At rest you're still sorting, and a crooked picture will finish a conversation for you.",
      "It's affection, and a remark about how somebody has loaded the dishwasher isn't always heard that way.",
    ],
    traits: ['orderly', 'practical'],
  },
  5: {
    says: [
      'You love a thing by knowing all about it (your Mercury in Virgo, {house}).',
      "With Mercury in a sign it rules, your hobbies acquire an index, and you'd be the one at the film festival who saw the microphone in the shot.",
      'It slows you down in flirting, where you listen wonderfully and reply a beat late, because the first four replies were checked and something was wrong with each.',
    ],
    traits: ['practical', 'modest'],
  },
  6: {
    says: [
      "Mercury is in Virgo {house}, and there's hardly a better place for getting things done properly.",
      'It rules the sign and enjoys the work, so you see how a task should go, you write it down, and people you work with use your checklist for years without knowing whose it is.',
      "You can't unsee a mistake.",
      "Other people's get fixed on the quiet, which encourages them to make more, and your shoulders know the exact count.",
    ],
    traits: ['practical', 'orderly'],
  },
  7: {
    says: [
      "You show that you've been listening by remembering the specifics (your Mercury in Virgo, {house}).",
      'Mercury in its own sign has a perfect record of what a partner takes in their coffee and where their reasoning went wrong.',
      "You'd like to be corrected, too, since it means someone's paying attention.",
      'Few people can hear it that way, and those few find you the easiest person in the world to live with.',
    ],
    traits: ['practical', 'frank'],
  },
  8: {
    says: [
      'You feel safe with someone when nothing about the arrangement is vague (your Mercury in Virgo, {house}).',
      'In the sign it rules, Mercury reads the whole policy, finds the clause on page nine, and saves the two of you from it.',
      'You can discuss an intimate problem with great tact, as a matter of practice and adjustment.',
      "Being overwhelmed isn't covered, and when it happens you can be found looking up what it's called.",
    ],
    traits: ['wary', 'practical'],
  },
  9: {
    says: [
      "You trust a big idea when you've checked its small ones (your Mercury in Virgo, {house}).",
      'Mercury is strong in this sign and turns you into the student who finds the error in the answer section and the traveler who checked the tides.',
      'Faith of the general kind makes you polite.',
      "There's one point on which you simply believe, without any evidence at all, and you're careful never to audit it.",
    ],
    traits: ['practical', 'wary'],
  },
  10: {
    says: [
      'Your name on a thing means that somebody looked.',
      "Mercury is in Virgo, a sign it rules, and {house}, so you rise by being correct in a calm voice, and people above you get nervous sending anything out before you've seen it.",
      "You'd rather not be thanked on a stage.",
      "You do mind that you're spoken of as thorough, as though it were a temperament, when you're really the only person who understood the whole plan.",
    ],
    traits: ['practical', 'modest'],
  },
  11: {
    says: [
      "Somebody has to write down what the group decided, and then you discover that it hadn't (your Mercury in Virgo, {house}).",
      'Mercury in its own sign can turn a vague uprising into a list with names against it.',
      'Friends send you their applications the night before.',
      "You send them back improved, with one gentle question, and the question is generally the one that they'd stayed up late in order not to ask themselves.",
    ],
    traits: ['practical', 'modest'],
  },
  12: {
    says: [
      'You go over your day afterward as if it were going to print (your Mercury in Virgo, {house}).',
      "Mercury rules this sign and doesn't clock out, so in the dark you fix a sentence that you said at lunch to a person who has forgotten lunch.",
      'Your finest analyses are never shown to a soul.',
      'Someone who did get to read one would be startled by how funny it is.',
    ],
    traits: ['private', 'modest'],
  },
  sign: {
    says: [
      'You think by taking things apart and laying them out in order (your Mercury in Virgo, a sign it rules).',
      "There's no distance between seeing a flaw and knowing what would mend it, so people bring you their drafts and their dilemmas.",
      "You're kinder than your corrections sound.",
      "The one draft that never gets passed is your own, and most of what you could say, you're still checking.",
    ],
    traits: ['practical', 'orderly'],
  },
}
