import type { PairParagraphs } from '#lore/authored.ts'

export const taurusTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} decides in the middle of the sentence, and you think a thing through before saying any of it (your Mercury in Taurus, theirs in Aries).',
      'They take your silence for a yes, and act on it.',
      "You then bring up the objection when it's late.",
      'Where they wait for one night, you bring an answer that holds, and it saves them doing it twice.',
    ],
    says: [
      '{partner} needs an answer and you need until tomorrow.',
      'Your Mercury in Taurus slowly goes over a thing once and is then done for good, while theirs in Aries goes over it nine times at speed.',
      'They fill your silence with suggestions.',
      "You've noticed that the first one was mostly fine, and it'd save them the other eight if you said \"I'm thinking\" at the start.",
    ],
  },
  Taurus: {
    plain: [
      "You and {partner} both think slowly and speak when it's ready (your Mercury in Taurus, theirs in Taurus too).",
      "It can be quiet, and what's said tends to be true for years.",
      'Neither of you changes a view because of an argument.',
      "A new fact and a good meal may do it, and it's best not to call it a change.",
    ],
    says: [
      "A conversation between you has rests in it, and nobody minds (your Mercury in Taurus, {partner}'s in Taurus too).",
      'You both say it once.',
      'What to do on Saturday is decided by what you did last Saturday.',
      "If you ever do differ, neither can be talked around, so you've learned to leave the question out for a few days where you'll both walk past it.",
    ],
  },
  Gemini: {
    plain: [
      'You think one thing through, and {partner} thinks of the next (your Mercury in Taurus, theirs in Gemini).',
      "They're four subjects on when you have an answer to the first.",
      "They take the pause for agreement, and you find out later what you're supposed to have said yes to.",
      'It helps you to say "Wait," and it helps them to hear how good the answer is.',
    ],
    says: [
      "{partner} is four subjects on, and you've just thought of what to say about the first.",
      'With your Mercury in Taurus and theirs in Gemini, they think with their mouth, and you think with your whole weight.',
      'They take your pause for agreement.',
      "So there are things you've apparently said yes to, and you find out about them from the people who are looking forward to it.",
    ],
  },
  Cancer: {
    plain: [
      "You go by what's practical, and {partner} goes by what it felt like (your Mercury in Taurus, theirs in Cancer).",
      'Neither of you is in a hurry, and you both remember what was said.',
      'They hint, and you take words as they are.',
      "When a hint goes past you it's seldom ill will, and one plain sentence from them is enough.",
    ],
    says: [
      'You answer what was asked, and {partner} was asking something else.',
      "Your Mercury in Taurus keeps to what's there to be seen, while theirs in Cancer keeps to what it felt like, so a talk about whose turn it is to call can go on at two levels.",
      'Both of you remember everything.',
      "They've got the tone and you've got the words, and the truth usually takes both.",
    ],
  },
  Leo: {
    plain: [
      'You state a thing, and {partner} performs it (your Mercury in Taurus, theirs in Leo).',
      'You find that it could be shorter, and they find that it could be told better.',
      'Both of you hold on to an opinion once it has been said aloud.',
      'They like it that you listen to the end, and you like it that something is going on.',
    ],
    says: [
      "{partner} announces and you nod, and they'd like to know if that was a nod of agreement or one of hearing.",
      'With your Mercury in Taurus and theirs in Leo, they persuade by feeling while you just look at the thing.',
      'It drives them to greater and greater eloquence, and you enjoy it, having made up your mind around the second sentence.',
    ],
  },
  Virgo: {
    plain: [
      'You and {partner} both want to know if it works (your Mercury in Taurus, theirs in Virgo).',
      'Talk with the two of you is about real things, and it gets somewhere.',
      'They go into the details, and you keep to what matters.',
      'When they worry aloud, you say what has held up so far, and it calms them more than a solution would.',
    ],
    says: [
      "You both like to talk about something that's actually there (your Mercury in Taurus, {partner}'s in Virgo).",
      'They bring the details and you bring the verdict.',
      "Your texts are about prices and what's left in the fridge, and they're oddly affectionate.",
      "Worries are the exception, because they say theirs and you say \"It'll be fine,\" and they'd like to be told which part of it you've checked.",
    ],
  },
  Libra: {
    plain: [
      'You know what you think, and {partner} knows what could be said on both sides (your Mercury in Taurus, theirs in Libra).',
      "They ask for an opinion, and you give one, and it isn't what they wanted to hear.",
      "You're both polite, so it goes on for a while.",
      "What they're looking for is a talk about it, and what you're looking for is an end to one.",
    ],
    says: [
      '{partner} asks what you think in order to find out what they think.',
      'With your Mercury in Taurus and theirs in Libra, you simply tell them, and there it is, in the middle of what was meant to be a pleasant back-and-forth.',
      'They go along.',
      'It may be days before you hear of the other opinion, and from somebody they asked next.',
    ],
  },
  Scorpio: {
    plain: [
      'You take words at face value, and {partner} looks behind them (your Mercury in Taurus, theirs in Scorpio).',
      "You mean what was said, and no more, and they can't quite believe it.",
      'Neither of you can be talked into anything.',
      'They trust you in the end because there never was a second meaning, and you trust them because nothing gets repeated.',
    ],
    says: [
      "Neither of you says much and neither is fooled (your Mercury in Taurus, {partner}'s in Scorpio).",
      "They listen for what's underneath, and you mean it exactly as it stands, which can take them years to believe.",
      "When they've got something hard to say they wait for the right moment.",
      'With you any moment would do, and it would save them a lot of waiting to be told so.',
    ],
  },
  Sagittarius: {
    plain: [
      'You want it to be certain, and {partner} wants it to be inspiring (your Mercury in Taurus, theirs in Sagittarius).',
      'They round up, and you ask for the number.',
      "It's a nuisance to them and it has saved them money.",
      'You get out into the world by listening to them, without having to leave the chair.',
    ],
    says: [
      '{partner} tells you about a plan, and you ask what the plan is.',
      'With your Mercury in Taurus and theirs in Sagittarius, they talk in distances, and you talk in things a person could carry.',
      "They promise to be there \"in five.\" You've learned to multiply it, and they've learned that when you say a thing you've done the sum already, so one of you is always a surprise to the other.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both say what can be relied on (your Mercury in Taurus, theirs in Capricorn).',
      'Little is said, and all of it counts.',
      "You want to know if it's pleasant, and they want to know if it's useful, and you agree on most plans for different reasons.",
      'Neither of you asks how the other one is, and it might be worth putting in.',
    ],
    says: [
      "You could run a small country in text messages of under six words (your Mercury in Taurus, {partner}'s in Capricorn).",
      "It's decided by what works.",
      'Each of you assumes that a thing once said stays said, "I love you" among others.',
      "As they think of next year and you think of this afternoon, it's good to ask out loud sometimes which of the two you're discussing.",
    ],
  },
  Aquarius: {
    plain: [
      'You trust experience, and {partner} trusts an idea (your Mercury in Taurus, theirs in Aquarius).',
      'Once either of you has a view, it stays.',
      "You bring up how it's always been, and they hear a reason to change it.",
      'The subjects that you both enjoy are concrete and odd, and you know more of those than they expected.',
    ],
    says: [
      "{partner} has rethought it, and you've only just agreed to the last version.",
      "Your Mercury is in Taurus and theirs is in Aquarius, both fixed, so you're attached to what you know and they're attached to what they've discovered.",
      "They think you don't listen.",
      "You do, and in a week or so you'll bring up their idea, with improvements, as a thing that stands to reason.",
    ],
  },
  Pisces: {
    plain: [
      'You want a thing said plainly, and {partner} says it in a picture (your Mercury in Taurus, theirs in Pisces).',
      'They wander, and you wait for the verb.',
      "It's seldom a quarrel, because neither of you enjoys one.",
      'You put into one sentence what they had meant, and they tell you what the sentence leaves out.',
    ],
    says: [
      '{partner} says something lovely and unclear, and you ask for an example.',
      'Your Mercury in Taurus wants to pick it up and look at it.',
      "Their Mercury in Pisces can only say that it was sort of blue, and that you should've been there.",
      "They do know what you mean, always, even when you've only grunted, and you've come to see that as a language you never had to learn.",
    ],
  },
}
