import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You're careful with facts and {partner} is generous with them, often in front of people.",
    matter: 'how exact the truth has to be',
    fits: { you: ['earth', 'air'] },
    quarrel: [
      "{partner} tells a thing as large as it felt, and you can't hear a wrong number without wanting to put it right ({contact}).",
      "They believe it while they say it, and they're doing it for the pleasure of everybody there.",
      'You correct them quietly, which is never quiet enough.',
      'They feel small and you feel like the only adult, and neither of you had meant to say anything about the other.',
    ],
    repair: [
      "You rescue a fact that wasn't in danger, and {partner} forgets that you're held responsible for what the two of you say.",
      'You could let the story be a story and keep your care for what will be signed.',
    ],
    yours: 'Let three inaccuracies go by before you mention one, and mention it at home.',
    theirs:
      '{partner} could look over at you when they need a number, since they know you have it.',
    both: 'Agree this month on which subjects have to be exact, such as money and other people, and leave the rest to {partner}.',
    traces: {
      meet: '{partner} tells a story well, and the first time you hear it you have nothing to compare it with. You laugh in the right places, and they think what a good listener you are.',
      draw: "You know things, and you say so when you don't, and {partner} relies on both. An ordinary bus ride turns into an adventure once they've told it, and you wish you'd been on that one.",
      days: 'If {partner} says that there were two hundred people, you say nothing, though your eyebrows do. There were about sixty, and it was a good party.',
      purpose:
        "A speech for a friend's big birthday is safe in your hands and {partner}'s. They get the whole table to care, and you've checked the year and the name of the first dog.",
    },
    last: {
      shape: 'scene',
      says: '{partner} tells the story, you let the number pass, and on the way home you ask what it was.',
    },
  },
  {
    thesis:
      'You want to know how it works and {partner} wants to know what it means, and each of you gets bored just where the other one gets interested.',
    matter: 'whether to look at the parts or the whole',
    fits: { you: ['earth', 'air'], partner: ['fire', 'water', 'air'] },
    quarrel: [
      "You go up close and {partner} stands back, so you're rarely looking at the same thing even when it's the same thing ({contact}).",
      "They sum it up in a sentence that's too large for you, and you ask about a detail that's too small for them.",
      "Each of you sounds to the other like somebody who's missing the point.",
      "You explain more, they generalize more, and a pleasant subject has turned into a question of who's deep and who's careful.",
    ],
    repair: [
      "You treat {partner}'s view as sloppy, and they treat yours as petty, and both of you know better.",
      'What they say at the beginning and what you say at the end of an hour usually fit together.',
    ],
    yours: 'Ask {partner} what a thing means to them before you tell them how it works.',
    theirs: 'It would help if {partner} asked you for the one detail that would change their mind.',
    both: 'Look into one subject together this month, with the parts for you and the conclusion for {partner}, and tell a third person about it.',
    traces: {
      meet: "At any exhibit you're close to the glass and {partner} is across the room with a theory, so in the first weeks there's twice as much to say. Museums take forever.",
      draw: "After an hour with {partner} you remember why you liked the subject in the first place. They come to you when they'd like to be sure, because you've looked.",
      days: "On the way out of a movie, {partner} will say that it was about forgiveness. You're still wondering how anybody got out of that elevator.",
      purpose:
        "Anyone who wants to understand an election or a lease is in good hands with you two. You've read the clauses, and {partner} turns them into a sentence that a third person could act on.",
    },
    last: {
      shape: 'week',
      says: "In a good week you have taken one thing apart, {partner} has said what it's good for, and you've both listened to the end.",
    },
  },
]
