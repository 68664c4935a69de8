import type { PairParagraphs } from '#lore/authored.ts'

export const leoTalk: PairParagraphs = {
  Aries: {
    plain: [
      "You and {partner} both speak with conviction, and it's a pleasure when you agree (your Mercury in Leo, theirs in Aries).",
      "When you don't, neither one of you can back down in front of people.",
      'They want to win the point, and you want to keep face.',
      'If they let you have the last word, you will often use it to say that they were right.',
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
      '{partner} states a thing, and you perform it (your Mercury in Leo, theirs in Taurus).',
      'They find that it could be shorter, and you find that it could be told better.',
      'You both hold on to an opinion once it has been said aloud.',
      'You like it that they listen to the end, and they like it that something is going on.',
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
      '{partner} has the wit, and you have the delivery (your Mercury in Leo, theirs in Gemini).',
      'Between the two of you, a story gets better every time.',
      'They interrupt with a detail, and you had been building up to something.',
      'What you want to hear is that it was good, and what they want to hear is something new, and both are easy to supply.',
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
      '{partner} hints, and you announce (your Mercury in Leo, theirs in Cancer).',
      "You don't notice a hint and would be sorry to have missed it.",
      "They're hurt by the volume more than by the content.",
      'In company you speak for two, and they know what ought to have been left out, and tell you on the way home, gently.',
    ],
    says: [
      'You tell {partner} what you\'ve decided, and they say "If you like." It sounds to your Mercury in Leo like consent.',
      "Their Mercury in Cancer was saying that it would've been nice to be asked, and for a person with such a good ear for an audience you can be slow to hear that one.",
      'They bring it up again in the spring, with the wording.',
    ],
  },
  Leo: {
    plain: [
      'You and {partner} both like to be listened to, and both of you are worth it (your Mercury in Leo, theirs in Leo too).',
      "The talk is warm and large, and there's a lot of laughter in it.",
      'Each of you waits for the other one to finish, and each can tell.',
      "It does the two of you good to ask a question now and then to which you don't know the answer.",
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
      "You paint the picture, and {partner} sees what's missing in it (your Mercury in Leo, theirs in Virgo).",
      'They correct a number in front of people, and you feel the floor go.',
      'It was meant as help.',
      "When they keep the number for later, and when you ask for it before going on stage, you're a formidable pair.",
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
      'You speak for effect, and {partner} speaks for balance (your Mercury in Leo, theirs in Libra).',
      "It's agreeable to listen to you two.",
      'They tone down what you said, and you give some color to what they said.',
      'What they really think tends to come last, and you could ask for it first.',
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
      'You say it proudly, and {partner} thinks it privately (your Mercury in Leo, theirs in Scorpio).',
      'They hear in it what you would rather not have shown.',
      'Both of you stick to an opinion as a matter of honor.',
      'If they say it in private, you can take nearly anything, and you tell them more in return than other people get.',
    ],
    says: [
      'You say it with your whole chest, and {partner} says, "Mm." With your Mercury in Leo and theirs in Scorpio, you tell people in order to be known and they know people by not telling.',
      'Neither takes a thing back.',
      "You'd give a lot for one big open compliment, and they'd be mortified, and slip you in passing a sentence so exact that it lasts you a year.",
    ],
  },
  Sagittarius: {
    plain: [
      'You and {partner} both talk big, and both believe it while you do (your Mercury in Leo, theirs in Sagittarius).',
      'It puts everybody in a good mood.',
      'You tell it so as to be remembered, and they tell it so as to make a point.',
      'Neither of you is careful with details, and neither minds, until somebody has to have said who brings the money.',
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
      'You talk about what could be great, and {partner} talks about what can be done (your Mercury in Leo, theirs in Capricorn).',
      'You want to be encouraged, and they encourage by asking for the plan.',
      "It's a good sign when they do ask.",
      "A bit of praise from them goes straight to your head, and it's then that you do the work.",
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
      'You speak from the heart, and {partner} speaks from the idea (your Mercury in Leo, theirs in Aquarius).',
      'Both of you are sure, and you both enjoy an argument with an audience.',
      'You take it as a comment on you when they disagree.',
      "It wasn't, since they argue with everyone, and a friend who contradicts is what they call a friend.",
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
      "You say a thing so that it's heard, and {partner} says it so that it might not be (your Mercury in Leo, theirs in Pisces).",
      'You fill in what they left open, rather generously.',
      'They understand the feeling in it, and overlook the boast.',
      "It's good for them to be asked and waited for, and good for you to have somebody who hears what's under the words.",
    ],
    says: [
      "You try out on {partner} what you're going to say, and they cry in the right place.",
      'Your Mercury in Leo loves to be heard, and theirs in Pisces hears all of it, down to what you were afraid of.',
      'But they agree too easily.',
      "Ask them straight what they think and it's wonderful, and ask again later, when you're both looking at something else, and you get an answer you can use.",
    ],
  },
}
