import type { PairParagraphs } from '#lore/authored.ts'

export const geminiTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} gets to the point, and you get to four points (your Mercury in Gemini, theirs in Aries).',
      "You're both quick, and talk is a sport with you two.",
      'They want to end with a decision, when you have just thought of another side to it.',
      'A joke from you cools them down, and a push from them gets you to choose.',
    ],
    says: [
      'You can see four sides to it and {partner} has gone with the first.',
      'Your Mercury in Gemini, a sign it rules, likes to turn a question over, while theirs in Aries likes to have it answered.',
      'You give them options.',
      "They take one before you've reached the good one, and it's usually all right, which doesn't altogether make up to you for the other three.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} thinks one thing through, and you think of the next (your Mercury in Gemini, theirs in Taurus).',
      "You're four subjects on when they have an answer to the first.",
      "You take the pause for agreement, and they find out later what they're supposed to have said yes to.",
      'It helps them to say "Wait," and it helps you to hear how good the answer is.',
    ],
    says: [
      'You say the same thing three different ways, and {partner} was only waiting for you to stop so as to think about it.',
      "With your Mercury in Gemini and theirs in Taurus, you're the faster and they're the surer.",
      'Your texts outnumber theirs about nine to one.',
      'You treasure the one, and have read out "sounds good" to friends, trying to determine the mood.',
    ],
  },
  Gemini: {
    plain: [
      "You and {partner} finish each other's sentences and start three more (your Mercury in Gemini, theirs in Gemini too).",
      "It's quick and funny, and it's hard for anybody else to get in.",
      'Neither of you can be held to what was said an hour ago.',
      "What's worth writing down is anything with a date in it, since you both remember it differently and with great charm.",
    ],
    says: [
      "Neither of you is ever at a loss for words, or sticks to one (your Mercury in Gemini, {partner}'s in Gemini too).",
      "A plan gets replaced while you're walking to it.",
      "You finish each other's sentences in a new direction.",
      "It's when something hurts that you both get funnier, so a good long run of jokes may be worth looking into.",
    ],
  },
  Cancer: {
    plain: [
      'You hear the words, and {partner} hears the voice (your Mercury in Gemini, theirs in Cancer).',
      'So you can quote them exactly and still have missed it.',
      "You forget tomorrow what was sworn today, and they don't.",
      "They learn to ask you which of the two was meant, and you learn to look up while they're speaking.",
    ],
    says: [
      'You move on, and {partner} is still back where your voice changed.',
      "Your Mercury in Gemini listens to what's being said and theirs in Cancer to what it's being said for.",
      'They tell you things by telling you about something else, a neighbor, for instance.',
      "You've got so interested in the neighbor, more than once, that it took you till bedtime to see who it was.",
    ],
  },
  Leo: {
    plain: [
      'You have the wit, and {partner} has the delivery (your Mercury in Gemini, theirs in Leo).',
      'Between you two, a story gets better every time.',
      'You interrupt with a detail, and they had been building up to something.',
      'What they want to hear is that it was good, and what you want to hear is something new, and both are easy to supply.',
    ],
    says: [
      "{partner} says it with conviction, and you can't help wondering about the opposite.",
      "With your Mercury in Gemini and theirs in Leo, you think in questions while they think in statements, so you're wonderful together on the telephone to others.",
      "They don't like to be contradicted in the middle.",
      'It works if you agree first and bring in the exception as a story.',
    ],
  },
  Virgo: {
    plain: [
      'You play with ideas, and {partner} works on them (your Mercury in Gemini, theirs in Virgo).',
      'Both of you are quick and you both read everything.',
      "You leave a thought as soon as it's clear, and they stay until it's correct.",
      'They spoil a joke with a fact now and then, and you make the fact into a better joke.',
    ],
    says: [
      "Your Mercury is in Gemini and {partner}'s is in Virgo, and neither of you can leave a sentence alone.",
      'You add to it, and they take things out.',
      'They read a message twice before it goes.',
      'You send yours and then the correction, which they find careless and look forward to all afternoon.',
    ],
  },
  Libra: {
    plain: [
      'You and {partner} both enjoy a conversation for its own sake (your Mercury in Gemini, theirs in Libra).',
      "It's easy, and it goes in all directions, and nobody is contradicted for long.",
      'You change sides for fun, and they change sides out of fairness.',
      'By the end it can be hard to tell what either of you thinks, and somebody will have to be asked twice.',
    ],
    says: [
      "There's nothing that can't be discussed, and as a result there's little that gets settled (your Mercury in Gemini, {partner}'s in Libra).",
      'You supply ideas and they weigh them.',
      'Curious as you are and courteous as they are, each wants to know what the other would prefer.',
      "The waiter has come by three times, and in the end the fish is somebody else's idea.",
    ],
  },
  Scorpio: {
    plain: [
      'You ask everything, and {partner} tells almost nothing (your Mercury in Gemini, theirs in Scorpio).',
      'You talk to find out, and they listen to find out, and they find out more.',
      "When they do speak, it's to the point and it can sting.",
      'You do well not to joke at once, and they do well to believe that a light answer can be an honest one.',
    ],
    says: [
      'You ask {partner} why, and they ask you why you want to know.',
      'With your Mercury in Gemini and theirs in Scorpio, you spread what you hear around and they put theirs away.',
      'They can read you from a single typo.',
      "There's something restful for you in a person who won't be diverted by your wit, though it's not what you'd call it at the time.",
    ],
  },
  Sagittarius: {
    plain: [
      'You know a little about everything, and {partner} knows what to make of it (your Mercury in Gemini, theirs in Sagittarius).',
      'You two can talk until morning.',
      "They say the large thing, and you say the exception, and it's a game that both of you win.",
      "What doesn't get settled in it is who books the tickets.",
    ],
    says: [
      "{partner} has the conclusion and you've got the facts, and they don't always match (your Mercury in Gemini, theirs in Sagittarius).",
      "It's an opposition, and a happy one.",
      'They say "everybody," you say "who?" In deciding anything, they fall for the idea of it while you fall for the choices, and you\'ve been known to arrive at some lovely place at a time when it was closed.',
    ],
  },
  Capricorn: {
    plain: [
      "You think out loud, and {partner} speaks when it's decided (your Mercury in Gemini, theirs in Capricorn).",
      'You float six ideas, and they take the third for a promise.',
      "It helps them to be told that it's only talk.",
      'They say the one dry sentence at the end that you will quote for weeks, so the two of you do have fun.',
    ],
    says: [
      "You'd like to talk it through, and {partner} would like to hear the upshot.",
      "Your Mercury in Gemini hasn't got one until it's talked.",
      "Their Mercury in Capricorn has one and doesn't see what there is to say, so you provide both halves of the conversation.",
      "They've listened to all of it, however, as you find when they bring you, weeks afterward, the thing you mentioned in passing.",
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both like a new thought better than a settled one (your Mercury in Gemini, theirs in Aquarius).',
      'The talk is quick and abstract, and neither of you takes it personally.',
      'You have the examples, and they have the theory.',
      'You would change it by tomorrow, and they will defend it for years, which is the only thing that you fight about.',
    ],
    says: [
      'You two can go from breakfast cereal to the future of the comma in a minute and a half.',
      "Your Mercury in Gemini gathers and {partner}'s in Aquarius concludes, so you bring them facts and they tell you what it'll mean in fifty years.",
      "On small plans you're both hopeless.",
      "On feelings you're both brilliant, in general, as if they were happening to some other people.",
    ],
  },
  Pisces: {
    plain: [
      'You explain, and {partner} implies (your Mercury in Gemini, theirs in Pisces).',
      'They drift off in the middle of a sentence, and you finish it wrongly.',
      'You make a thing clear that was better left in a haze, and they let it pass.',
      "When it's about something beautiful or funny you understand each other at once, and facts are best put in writing.",
    ],
    says: [
      "You ask {partner} what they're thinking, and by the time they've surfaced with it you've asked something else.",
      'With your Mercury in Gemini and theirs in Pisces, you think in words and they think in something that words are then found for.',
      'They leave out the subject of the sentence.',
      'Whatever you guess aloud, they say "Yes, that," so gratefully that you suspect they\'d have taken anything.',
    ],
  },
}
