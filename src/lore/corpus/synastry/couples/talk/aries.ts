import type { PairParagraphs } from '#lore/authored.ts'

export const ariesTalk: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both think out loud and like a quick answer (your Mercury in Aries, theirs in Aries too).',
      'Conversations are fast, funny and full of interruptions that nobody minds.',
      "Since both of you speak first and reflect later, it's worth going back, now and then, to what was said in a hurry.",
    ],
    says: [
      "A decision takes the two of you about as long as it takes to say it (your Mercury in Aries, {partner}'s in Aries too).",
      'You interrupt each other without offense.',
      'Texts go out in bursts of one line.',
      "It's a wonderful way to get things done, and what gets lost is anything that has to be led up to, since a slow sentence is finished for you by the other.",
    ],
  },
  Taurus: {
    plain: [
      'You say the first thing that comes to mind, and {partner} says only what will hold (your Mercury in Aries, theirs in Taurus).',
      'They keep you from talking nonsense, and you keep them from never saying it at all.',
      'You are on the next subject while they are still answering the last, so a pause from you is worth more than a good argument.',
    ],
    says: [
      "By the time you've sent the question mark, {partner} is still considering the first message.",
      'With your Mercury in Aries and theirs in Taurus, you think by reacting and they think by letting it settle.',
      'Hurrying them only sets them back to the beginning.',
      "But an answer from them tomorrow will be the same in a month, which you can't always say for yours.",
    ],
  },
  Gemini: {
    plain: [
      "Quick minds are something you like in people, and {partner} likes them too, so there's always something being said (your Mercury in Aries, theirs in Gemini).",
      'You come to the point, and they find three others.',
      'You take as a decision what they only meant as an idea, and it helps when they say which one it is.',
    ],
    says: [
      'Nobody has to explain a joke here.',
      "Your Mercury in Aries goes straight to the point, and {partner}'s in Gemini has already seen two others beside it.",
      'You decide and they reopen it.',
      "It sounds to you as if they'd changed their mind, and to them as if you'd left before the discussion got good.",
    ],
  },
  Cancer: {
    plain: [
      "You talk straight, and {partner} listens for how it's meant (your Mercury in Aries, theirs in Cancer).",
      "They soften what you say to other people, and you say for them what they wouldn't dare to.",
      'Your tone gets through to them before the words do, and with a softer start you would be heard sooner.',
    ],
    says: [
      'You ask what\'s wrong, and if {partner} says "nothing" you believe them.',
      'Your Mercury is in Aries, where a word means what it says, and theirs is in Cancer, where it means what you did with it.',
      'They were waiting for the second question.',
      'It takes you about four seconds to ask one, and those four seconds can spare you both an evening.',
    ],
  },
  Leo: {
    plain: [
      'You say it short and {partner} says it well (your Mercury in Aries, theirs in Leo).',
      "Each of you likes the other one's directness, and your talks have plenty of laughter in them.",
      'Both of you prefer speaking to listening, and they need to finish a story that you have understood halfway through.',
    ],
    says: [
      'You like a headline and {partner} likes a speech, and you tend to break in just before the best part.',
      'With your Mercury in Aries and theirs in Leo, both of you sound sure, so the air is thick with opinion.',
      'They hear an interruption as a loss of rank.',
      "You mean it as applause, and it's worth holding until the end, because theirs when your turn comes is tremendous.",
    ],
  },
  Virgo: {
    plain: [
      'You want the point and {partner} wants the details (your Mercury in Aries, theirs in Virgo).',
      'They catch the mistake in what you decided, and you decide what they have thought about long enough.',
      "You hear criticism where they are only being exact, so it goes best when they begin with what's right.",
    ],
    says: [
      'You text "ok leaving now," and {partner} has three questions, all good.',
      'Your Mercury in Aries decides first and works out the rest on the way.',
      'Their Mercury in Virgo would like the rest before it can call it a decision.',
      "They sound discouraging to you when they're getting ready to come along, and you sound careless to them when you're only in a hurry to have company.",
    ],
  },
  Libra: {
    plain: [
      'You state an opinion, and {partner} weighs it (your Mercury in Aries, theirs in Libra).',
      'You like getting a fair hearing, and they like knowing where you stand.',
      'But you want a yes or a no, and they want to hear the other side first, which to you feels like an answer that never comes.',
    ],
    says: [
      "You tell {partner} what you think, they tell you what there is to be said for it, and you still don't know whether that was a yes.",
      'Your Mercury is in Aries and theirs in Libra, the opposite sign.',
      'You think out loud and they think by asking you.',
      'If you stop after "What would you like?" and count the seconds, the number is usually nine.',
    ],
  },
  Scorpio: {
    plain: [
      'You say what you think, and {partner} finds out what others think (your Mercury in Aries, theirs in Scorpio).',
      'Neither of you is afraid of a hard subject.',
      'You say it and forget it, and they remember the wording, so you have to watch what you say in anger, and they have to ask what was meant.',
    ],
    says: [
      'You say everything and {partner} says one thing, so they know a lot more about you than you do about them.',
      'With your Mercury in Aries and theirs in Scorpio, you talk to get it over with and they keep quiet to find out.',
      "They don't trust a quick answer.",
      "When you ask straight out, though, without an audience, they'll tell you, and it's likely to be the exact truth.",
    ],
  },
  Sagittarius: {
    plain: [
      'Frankness is how you talk, and {partner} talks no other way (your Mercury in Aries, theirs in Sagittarius).',
      "An argument between you is a kind of sport, and it's over when somebody laughs.",
      'Both of you exaggerate and both of you promise fast, so somebody has to write down what was agreed.',
    ],
    says: [
      "You two settle the affairs of the world at full volume and forget to buy milk (your Mercury in Aries, {partner}'s in Sagittarius).",
      "You're both blunt and neither is easily wounded.",
      'They exaggerate and you take it literally.',
      "Before you've sold your things to go and live on a boat, it's good practice to ask if this was a plan.",
    ],
  },
  Capricorn: {
    plain: [
      'You talk in order to begin, and {partner} talks in order to get a result (your Mercury in Aries, theirs in Capricorn).',
      "You don't waste words on each other.",
      "They think it through before they speak, and you have acted by then, so it's good to agree on how long a decision may take.",
    ],
    says: [
      "You've got an idea and {partner} has a question, and it's always the same one, about what happens after that.",
      'Your Mercury in Aries thinks in starts and theirs in Capricorn thinks in outcomes.',
      'Their texts have periods in them.',
      "You hear a no in those periods, and generally what's behind them is a person who's already working out how you could do it by June.",
    ],
  },
  Aquarius: {
    plain: [
      "You think fast and {partner} thinks differently, so it's never dull (your Mercury in Aries, theirs in Aquarius).",
      'Both of you say what you think and neither takes it badly.',
      'You argue from what just happened and they argue from principle, and you can be angry at each other over two separate questions.',
    ],
    says: [
      "Both of you say what you think, and neither checks first how it'll go over (your Mercury in Aries, {partner}'s in Aquarius).",
      "It's refreshing until you disagree.",
      "You change your mind as fast as you make it up and they, once they've worked a thing out, don't, so you may find that you're arguing against a view that was yours on Monday and has been theirs ever since.",
    ],
  },
  Pisces: {
    plain: [
      'You speak plainly, and {partner} leaves a good deal unsaid (your Mercury in Aries, theirs in Pisces).',
      "They hear what's behind your loud words, and you can put into one sentence what they have been circling.",
      'You ask too directly for them, and the answer gets vaguer with every question.',
    ],
    says: [
      'You want a yes or a no, and {partner} sends a picture of the sky.',
      'Your Mercury in Aries speaks in verbs, and theirs in Pisces, a sign where it loses its way and finds other things, speaks in impressions.',
      "They understood you before you'd finished.",
      "It's you who missed the answer, which was in how long they took, and you can have it in words if you ask more softly.",
    ],
  },
}
