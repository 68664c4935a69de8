import type { PairParagraphs } from '#lore/authored.ts'

export const leoTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} says it short and you say it well (your Mercury in Leo, theirs in Aries).',
      "Either of you likes the other one's directness, and your talks have plenty of laughter in them.",
      'Both of you prefer speaking to listening, and you need to finish a story that they have understood halfway through.',
    ],
    says: [
      '{partner} jumps in ahead of your conclusion, and it was going to be a good one.',
      'Your Mercury in Leo builds up to a thing and theirs in Aries starts from it.',
      "You both speak with total certainty, so people think you're fighting when you're ordering.",
      "They don't need to be convinced, and if you look up after your first sentence you'll often find that they've already gone to do it.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} says little, and you say it with conviction (your Mercury in Leo, theirs in Taurus).',
      'They are a patient audience, and you make things interesting for them.',
      'Once either of you has stated an opinion it is hard to take back, so the discussions worth having are those before anyone has decided.',
    ],
    says: [
      "It's you who wins the argument, and {partner} does what they were going to do.",
      'With your Mercury in Leo and theirs in Taurus, you put your faith in a good case, well presented.',
      'They put theirs in having looked at it.',
      "You'd prefer them to say what they think of your idea within the hour, and it helps to watch whether they move their stuff to make room for it.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} plays with words and you perform with them (your Mercury in Leo, theirs in Gemini).',
      'You are a pleasure to listen to as a pair.',
      'You stand by what you said, where they were only trying a thought, so a joke about your convictions is best left out.',
    ],
    says: [
      '{partner} is the one person who makes you funnier, by not letting anything stand.',
      'Your Mercury in Leo makes a statement, and theirs in Gemini makes three out of it.',
      "You'd like them to hear you out.",
      "They have, but they're already on the reply, and the pleasure of being quoted by them, word for word, in another context, more than covers it.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} speaks from feeling and you speak from the heart, and the second one is louder (your Mercury in Leo, theirs in Cancer).',
      'You are warm with them, and they are loyal to what you say.',
      'You talk over their hesitations without noticing, and they have more to say than it seems.',
    ],
    says: [
      'You tell {partner} what you\'ve decided, and they say "If you like." It sounds to your Mercury in Leo like consent.',
      "Their Mercury in Cancer was saying that it would've been nice to be asked, and for a person with such a good ear for an audience you can be slow to hear that one.",
      'They bring it up again in the spring, with the wording.',
    ],
  },
  Leo: {
    plain: [
      'You and {partner} both tell a story well and like to be listened to (your Mercury in Leo, theirs in Leo too).',
      'Praise is generous on both sides.',
      "Two people can't hold the floor at once, so the best thing you can give each other is a good question.",
    ],
    says: [
      "You each tell the story of how you met, and the other stands there with their lips moving (your Mercury in Leo, {partner}'s in Leo too).",
      "Both are persuasive and neither's been persuaded yet.",
      "What's splendid is quickly agreed.",
      'As both of you would rather be asked than told, it helps to put even the groceries in the form of a request.',
    ],
  },
  Virgo: {
    plain: [
      'You tell it larger, and {partner} tells it exactly (your Mercury in Leo, theirs in Virgo).',
      'They make your plans more reliable, and you make their knowledge worth hearing.',
      'They correct a detail in front of people, and you lose all pleasure in the story, so corrections had better wait for the way home.',
    ],
    says: [
      'You round up and {partner} rounds to the cent.',
      'With your Mercury in Leo and theirs in Virgo, you want it to be memorable and they want it to be so.',
      "They've got a gift for the question that lets the air out.",
      "You dread it, and you also run everything important past them, and it's largely on account of them that your big statements hold.",
    ],
  },
  Libra: {
    plain: [
      'You speak with conviction and {partner} speaks with tact (your Mercury in Leo, theirs in Libra).',
      "You're a charming pair in any discussion.",
      'They agree with you to be nice, and you take it for agreement, until they do something else.',
    ],
    says: [
      'You know what you think and {partner} knows what everybody thinks (your Mercury in Leo, theirs in Libra).',
      'They hear you out with such grace that you take it for a vote.',
      'They were only weighing.',
      "Ask them as a favor to argue against you, and it turns out that they've been doing it silently for an hour, brilliantly.",
    ],
  },
  Scorpio: {
    plain: [
      'You say things openly, and {partner} says them when the time is right (your Mercury in Leo, theirs in Scorpio).',
      'Both of you mean what you say, and neither is easily persuaded.',
      'They know something long before they mention it, and you would rather have been told at once.',
    ],
    says: [
      'You say it with your whole chest, and {partner} says, "Mm." With your Mercury in Leo and theirs in Scorpio, you tell people in order to be known and they know people by not telling.',
      'Neither takes a thing back.',
      "You'd give a lot for one big open compliment, and they'd be mortified, and slip you in passing a sentence so exact that it lasts you a year.",
    ],
  },
  Sagittarius: {
    plain: [
      'Enthusiasm is how you talk, and {partner} talks the same way (your Mercury in Leo, theirs in Sagittarius).',
      'You can talk each other into almost anything.',
      "Neither of you likes small print, so before you sign something it's good to ask a person who does.",
    ],
    says: [
      "You both talk as if there were a balcony (your Mercury in Leo, {partner}'s in Sagittarius).",
      "The ideas are large and the details are someone else's.",
      'They speak from conviction, you speak from the chest, and each leaves the other feeling better about the future.',
      "Then there's the matter of who calls the landlord, which each of you could tell the story of having done.",
    ],
  },
  Capricorn: {
    plain: [
      'You announce and {partner} plans (your Mercury in Leo, theirs in Capricorn).',
      'They take your big idea and find out how it could be done.',
      "They answer enthusiasm with a list of conditions, and to you it sounds like doubt, when for them it's how interest sounds.",
    ],
    says: [
      '{partner} would like to know when, how much and who else, and you were telling them about a dream.',
      'Your Mercury in Leo wants a yes to the whole before it looks at the parts.',
      'Their Mercury in Capricorn gives its yes by looking at the parts.',
      "So when they're silent, with a pencil, it's a standing ovation, though it may have to be pointed out to you.",
    ],
  },
  Aquarius: {
    plain: [
      'You speak from the heart and {partner} speaks from the idea (your Mercury in Leo, theirs in Aquarius).',
      'Both of you have strong opinions, and you respect that in each other.',
      'You want agreement where they want a discussion, and neither of you gives up a position because it would be polite.',
    ],
    says: [
      'You speak from the heart and {partner} from the evidence, across a small table.',
      'With your Mercury in Leo and theirs in Aquarius, both are certain and neither is moved by rank.',
      'They can disagree with you with no ill will whatever.',
      "It helps you to know that they quote you elsewhere, as an authority, to people who've never heard you do it yourself.",
    ],
  },
  Pisces: {
    plain: [
      'You make a clear picture, and {partner} makes a beautiful one (your Mercury in Leo, theirs in Pisces).',
      'You can dream up things together that neither would think of alone.',
      "But you say what you'll do and they say what would be lovely, and it takes a third conversation to find out what is going to happen.",
    ],
    says: [
      "You try out on {partner} what you're going to say, and they cry in the right place.",
      'Your Mercury in Leo loves to be heard, and theirs in Pisces hears all of it, down to what you were afraid of.',
      'But they agree too easily.',
      "Ask them straight what they think and it's wonderful, and ask again later, when you're both looking at something else, and you get an answer you can use.",
    ],
  },
}
