import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const mercuryNeptune: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'Your stories improve with each telling, and you believe every version ({aspect}).',
        'Mercury in fire wants to see faces light up, and Neptune is happy to supply a storm and a second dog.',
        'You mean it as a gift, and people take it as a gift.',
        "Even those who were there that day listen with interest, and they've learned to enjoy it.",
      ],
      traits: ['playful', 'idealistic'],
    },
    earth: {
      says: [
        'You do your best thinking with your hands busy ({aspect}).',
        'Mercury in earth needs something to hold, and Neptune slips in while the hands are occupied, so an answer comes to you halfway through peeling the potatoes.',
        'Sit you down in front of a blank page and it stays blank.',
        "People who watch you putter around think you're putting off the problem, and by dinner you've solved it.",
      ],
      traits: ['slow', 'practical'],
    },
    air: {
      says: [
        'You follow a thought until you can no longer see where it left the road.',
        'Mercury in air loves an idea for its shape, and Neptune makes the shapes more beautiful the farther they get from fact ({aspect}).',
        'You may reach the supermarket with a theory of dreams and no list.',
        "Listening to you is a pleasure for anyone who doesn't have to be somewhere.",
      ],
      traits: ['idealistic', 'loose'],
    },
    water: {
      says: [
        'What you know, you mostly know as a picture or a tune ({aspect}).',
        'Mercury in water thinks by mood, and Neptune lets one mood run into the next, so asking you for a date or a number is asking the wrong department.',
        'Anyone who asks what the evening was like gets all of it.',
        "In a quick discussion you can seem lost, and you're the only one there who'll remember a year later what it was about.",
      ],
      traits: ['slow', 'warm'],
    },
  },
  tense: {
    fire: {
      says: [
        'You often answer what you expected someone to say ({aspect}).',
        'Mercury in fire is in a hurry to respond, and Neptune fills in the missing half of the sentence from its own stock.',
        'So you turn up at the wrong branch of the right café, on time and in a good mood.',
        "It annoys people less than it might, since you're so ready to laugh, but they do confirm things with you twice.",
      ],
      traits: ['quick', 'loose'],
    },
    earth: {
      says: [
        'You want everything clear and in writing, and the paper goes missing ({aspect}).',
        'Mercury in earth makes a system, and Neptune drifts through it, humming.',
        'Somewhere there are four notebooks, each begun as the one for everything.',
        'It troubles you more than people think, because what they see is a relaxed person and what you feel is a floor that moves.',
      ],
      traits: ['loose', 'modest'],
    },
    air: {
      says: [
        'You round things off so that nobody has to be uncomfortable.',
        'Mercury in air looks for the agreeable phrase, and Neptune makes it just a little more agreeable than true ({aspect}).',
        'You tell a friend that you loved her play, and next month there are two tickets to the new one.',
        "The untruths are small and kind, and you're the one who has to sit through them.",
      ],
      traits: ['tactful', 'yielding'],
    },
    water: {
      says: [
        'You take in more from a conversation than you can put in order ({aspect}).',
        'Mercury in water hears every undertone, while Neptune blurs who said it.',
        'You may apologize on Thursday for a remark that was made by somebody else.',
        "People forgive your mix-ups because they're gentle ones, and they'd be sorry to know how often you lie awake trying to get it straight.",
      ],
      traits: ['yielding', 'modest'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You can make people see what you saw ({aspect}).',
        'Mercury in fire goes straight to the good part, and Neptune knows which detail will do it, so a stop for gas in Nebraska can hold a whole table.',
        'It helps whenever a dry subject has to be passed on to someone who is tired.',
        'They think they were only being entertained, and they remember all of it.',
      ],
      traits: ['playful', 'open'],
    },
    earth: {
      says: [
        'You can write down, in plain words, what other people only sense.',
        'Neptune feels what is meant, and Mercury in earth finds the sentence that somebody could act on ({aspect}).',
        "When a group has talked for an evening about what it wants, you're asked to write it up, and they read it and say that's exactly it.",
        "It looks like a clerk's job, and it's the one that decides what happens.",
      ],
      traits: ['practical', 'tactful'],
    },
    air: {
      says: [
        'You can think about two contradictory things without forcing either to leave ({aspect}).',
        'Mercury in air sees how each follows, and Neptune is in no hurry to choose.',
        "So you're good with foreign languages and stepfamilies, and with anything else where a word can mean two things.",
        "People who argue in front of you find it harder to go on, since you've understood them both out loud.",
      ],
      traits: ['tactful', 'open'],
    },
    water: {
      says: [
        'You can say a hard thing so softly that it goes in ({aspect}).',
        'Mercury in water picks its moment by feel, and Neptune takes the blame out of the words.',
        'Somebody who sings off key hears about it from you and laughs.',
        'You may not count this as being clever, because to you it only feels like being careful.',
      ],
      traits: ['tactful', 'warm'],
    },
  },
}
