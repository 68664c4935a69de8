import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You choose words for what they say and {partner} listens for how they sound, and a lot gets into the sound that you never put there.',
    matter: 'what was meant by the tone',
    quarrel: [
      "You write short and talk fast when you're busy, and {partner} goes by the tone, because that's where they look for how you feel ({contact}).",
      'A short answer to something tender reads to them as a door being closed.',
      'When you notice that something is wrong, you explain the words, which were fine.',
      "The more reasonable the explanation is, the less they feel you've heard.",
    ],
    repair: [
      'You argue with a feeling as if it could be withdrawn, and {partner} takes your shortest message for your truest one.',
      "It's better within a sentence once you let the words go and answer what was tender.",
    ],
    yours:
      'When a message has a feeling in it, answer the feeling first, even if the rest has to wait until tonight.',
    theirs:
      '{partner} could call when it matters, since your voice has the warmth that your messages leave out.',
    both: 'For one month, keep plans and errands in writing, and save everything that could hurt for when you can see each other.',
    traces: {
      meet: "{partner} could pick your voice out of a crowd, and in the beginning the sound of it is half of what they come for. You're pleased with the words, and don't know that those are getting only one ear.",
      draw: "You find the exact word for what {partner} has been feeling, and to them it's a small miracle. They hear how you are before you've told them, which is a help on days when you couldn't have said.",
      days: 'A long message gets an ok from you, because it was ok. {partner} looks at that for a while, and wonders if a period after it would be better or worse.',
      purpose:
        "Refusals, thank-you notes, and requests for money leave the two of you in very good shape. {partner} hears how a line is going to land, and you've got another wording before they've finished wincing.",
    },
    last: {
      shape: 'said',
      says: '{partner} could ask, "How did you mean that?" and you could say it a second time, more slowly.',
    },
  },
  {
    thesis:
      "What {partner} tells you in private turns up in your conversation, and you can't see what harm it does.",
    matter: 'what stays between the two of you',
    fits: { you: ['air', 'fire'], partner: ['water', 'earth'] },
    quarrel: [
      'You think with whatever you know, and something {partner} has told you about themselves can come out as an example ({contact}).',
      "You say it with affection, and to you it's simply relevant.",
      'They had given it to you and nobody else, so to hear it back from a third person feels like having been undressed.',
      "You point out that it's nothing to be ashamed of, and that isn't what they're ashamed of.",
    ],
    repair: [
      'You treat a confidence as information, and {partner} thinks that the hour and the voice had marked it as private.',
      "You're forgiven soonest when you don't explain, and ask what else is only for you.",
    ],
    yours: "Before you quote {partner}, ask yourself whether they'd have told it to these people.",
    theirs: 'It would help if {partner} said "This stays here" when it does.',
    both: "Each of you names three subjects this month that don't leave the two of you, and gives the other one something delightful to tell everybody.",
    traces: {
      meet: "Early on {partner} finds themselves telling you things that they don't tell many people, because you're so easy to tell. You're interested, and you remember all of it.",
      draw: 'You connect one thing with another, so talk with you goes places, and {partner} loves the ride. What they confide interests you more than gossip does, since they say it so seldom.',
      days: "Somebody at dinner mentions their sister, and you've got a fitting example ready. {partner} looks up from their plate to see which one.",
      purpose:
        "People bring the two of you what they couldn't take elsewhere. Somebody with a secret gets ideas from you and silence from {partner}, and goes away helped and unquoted.",
    },
    last: {
      shape: 'scene',
      says: "There's a story that would suit the table, you look at {partner}, and you tell another one.",
    },
  },
]
