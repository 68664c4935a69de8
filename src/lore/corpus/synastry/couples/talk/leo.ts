import type { PairParagraphs } from '#lore/authored.ts'

export const leoTalk: PairParagraphs = {
  Aries: {
    says: [
      '{partner} jumps in ahead of your conclusion, and it was going to be a good one.',
      'Your Mercury in Leo builds up to a thing and theirs in Aries starts from it.',
      "You both speak with total certainty, so people think you're fighting when you're ordering.",
      "They don't need to be convinced, and if you look up after your first sentence you'll often find that they've already gone to do it.",
    ],
  },
  Taurus: {
    says: [
      "It's you who wins the argument, and {partner} does what they were going to do.",
      'With your Mercury in Leo and theirs in Taurus, you put your faith in a good case, well presented.',
      'They put theirs in having looked at it.',
      "You'd prefer them to say what they think of your idea within the hour, and it helps to watch whether they move their stuff to make room for it.",
    ],
  },
  Gemini: {
    says: [
      '{partner} is the one person who makes you funnier, by not letting anything stand.',
      'Your Mercury in Leo makes a statement, and theirs in Gemini makes three out of it.',
      "You'd like them to hear you out.",
      "They have, but they're already on the reply, and the pleasure of being quoted by them, word for word, in another context, more than covers it.",
    ],
  },
  Cancer: {
    says: [
      'You tell {partner} what you\'ve decided, and they say "If you like." It sounds to your Mercury in Leo like consent.',
      "Their Mercury in Cancer was saying that it would've been nice to be asked, and for a person with such a good ear for an audience you can be slow to hear that one.",
      'They bring it up again in the spring, with the wording.',
    ],
  },
  Leo: {
    says: [
      "You each tell the story of how you met, and the other stands there with their lips moving (your Mercury in Leo, {partner}'s in Leo too).",
      "Both are persuasive and neither's been persuaded yet.",
      "What's splendid is quickly agreed.",
      'As both of you would rather be asked than told, it helps to put even the groceries in the form of a request.',
    ],
  },
  Virgo: {
    says: [
      'You round up and {partner} rounds to the cent.',
      'With your Mercury in Leo and theirs in Virgo, you want it to be memorable and they want it to be so.',
      "They've got a gift for the question that lets the air out.",
      "You dread it, and you also run everything important past them, and it's largely on account of them that your big statements hold.",
    ],
  },
  Libra: {
    says: [
      'You know what you think and {partner} knows what everybody thinks (your Mercury in Leo, theirs in Libra).',
      'They hear you out with such grace that you take it for a vote.',
      'They were only weighing.',
      "Ask them as a favor to argue against you, and it turns out that they've been doing it silently for an hour, brilliantly.",
    ],
  },
  Scorpio: {
    says: [
      'You say it with your whole chest, and {partner} says, "Mm." With your Mercury in Leo and theirs in Scorpio, you tell people in order to be known and they know people by not telling.',
      'Neither takes a thing back.',
      "You'd give a lot for one big open compliment, and they'd be mortified, and slip you in passing a sentence so exact that it lasts you a year.",
    ],
  },
  Sagittarius: {
    says: [
      "You both talk as if there were a balcony (your Mercury in Leo, {partner}'s in Sagittarius).",
      "The ideas are large and the details are someone else's.",
      'They speak from conviction and you from the chest, and each leaves the other feeling better about the future.',
      "Then there's the matter of who calls the landlord, which each of you could tell the story of having done.",
    ],
  },
  Capricorn: {
    says: [
      '{partner} would like to know when, how much and who else, and you were telling them about a dream.',
      'Your Mercury in Leo wants a yes to the whole before it looks at the parts.',
      'Their Mercury in Capricorn gives its yes by looking at the parts.',
      "So when they're silent, with a pencil, it's a standing ovation, though it may have to be pointed out to you.",
    ],
  },
  Aquarius: {
    says: [
      'You speak from the heart and {partner} from the evidence, across a small table.',
      'With your Mercury in Leo and theirs in Aquarius, both are certain and neither is moved by rank.',
      'They can disagree with you with no ill will whatever.',
      "It helps you to know that they quote you elsewhere, as an authority, to people who've never heard you do it yourself.",
    ],
  },
  Pisces: {
    says: [
      "You try out on {partner} what you're going to say, and they cry in the right place.",
      'Your Mercury in Leo loves to be heard, and theirs in Pisces hears all of it, down to what you were afraid of.',
      'But they agree too easily.',
      "Ask them straight what they think and it's wonderful, and ask again later, when you're both looking at something else, and you get an answer you can use.",
    ],
  },
}
