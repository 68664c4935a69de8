import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You can't sleep on an argument and {partner} can't go through one when they're tired, so the small things last until morning.",
    matter: 'when a fight has to be over',
    fits: { you: ['fire', 'air'], partner: ['water', 'earth'] },
    quarrel: [
      'You want it out and settled on the spot, and {partner} needs to lie down with a feeling before they can say what it is ({contact}).',
      'So you follow them with the subject.',
      'Being followed frightens them a little, and they shut down, which looks to you like being left.',
      "You get louder to be heard by somebody who's too upset to listen, and it's tomorrow before either of you says what you meant.",
    ],
    repair: [
      "You push because waiting is the hardest thing you do, and {partner} goes silent because it's the only safety they have.",
      'A promise to go on at a certain hour lets you sleep and lets them feel.',
    ],
    yours:
      "Stop when {partner} says that they're full, and ask only for the hour at which you'll go on.",
    theirs: 'It would help if {partner} said "I\'m not leaving, I need the night."',
    both: 'Agree this month that no quarrel goes past ten, and that the morning one begins with breakfast.',
    traces: {
      meet: "You say what's on your mind as soon as it's there, and at the start {partner} finds that refreshing. You like how carefully they answer, and don't notice that some of the answers are a day old.",
      draw: "{partner} takes time over a feeling, and what they say about it the next day is generally true. They like that nothing festers with you, since you've said it by dinner.",
      days: "You're capable of sending a text about some small misunderstanding at eleven at night. {partner} sees it light up, turns the phone over, and answers at breakfast, kindly.",
      purpose:
        'Hard things get said between the two of you, and they get said well. You make sure that the talk with a difficult relative takes place, and {partner} makes sure that everyone has eaten first.',
    },
    last: {
      shape: 'cost',
      says: "Some arguments have to wait until morning, which costs you a night's sleep and saves {partner} a worse one.",
    },
  },
  {
    thesis:
      'You clear things away so that you can breathe, and {partner} keeps things so that they can.',
    matter: "what's clutter and what's a keepsake",
    fits: { you: ['fire', 'air', 'earth'], partner: ['water', 'earth'] },
    quarrel: [
      'A full place makes you restless and an empty one makes {partner} sad, and you share at least a shelf ({contact}).',
      'You act on it, because acting is how you get rid of restlessness.',
      'They come home to find that something with a memory in it has been put in a box or worse.',
      "You say that it's only a thing, and of all the sentences available that's the one that hurts.",
    ],
    repair: [
      'You attack what you could ask about, and {partner} keeps everything so as not to have to choose.',
      "There's a number of things they could part with, provided that the parting is theirs.",
    ],
    yours: 'Ask before you throw away even what looks like nothing.',
    theirs: '{partner} could choose the one place that you may keep as empty as you want.',
    both: 'Clear one corner together this month, with {partner} saying what stays and you carrying out the rest.',
    traces: {
      meet: "{partner}'s place has a story in every corner, and on a first visit you ask about all of them. They look at your bare walls and think how restful that must be.",
      draw: "Nothing that anyone gave {partner} is ever lost, and you find that touching. They breathe easier around somebody who parts with things, and half hope that it's catching.",
      days: 'An old ticket stub on a dashboard is a thing that you reach for. {partner} says leave it, and you do, and you look at it all the way to the beach.',
      purpose:
        "When a relative has to move or a storage unit has to be emptied, the two of you get the call. {partner} recognizes what would be missed, and you've rented the truck.",
    },
    last: {
      shape: 'scene',
      says: "There's a shelf that you don't touch, and next to it enough bare floor to breathe.",
    },
  },
  {
    thesis: "You say it and it's over, and {partner} hears it and it has only begun.",
    matter: 'how long a sharp word lasts',
    fits: { you: ['fire', 'air'], partner: ['water', 'earth'] },
    quarrel: [
      "When you're angry you say so at once, and a minute later you feel fine, and {partner} takes in the words with the heat still in them ({contact}).",
      "They don't answer, so you think that it's done.",
      "It's being gone over, in detail, for days.",
      'When they bring it up you can hardly remember, and that you can hardly remember is the second injury.',
    ],
    repair: [
      "You take being finished for being forgiven, and {partner} lets you think so until it's grown.",
      'Five minutes of going back to it the same evening would spare you both the week.',
    ],
    yours: "Come back to a sharp word once, after you've cooled down, and ask what stuck.",
    theirs: '{partner} could say "That one stayed with me" on the same day.',
    both: 'For one month, end each quarrel by having each of you repeat what hurt the other one.',
    traces: {
      meet: 'You say what you think with some heat, and in the early days most of it is enthusiasm. {partner} goes over your words again afterward, which at that point is a pleasure.',
      draw: "Praise from you is as direct as everything else, and {partner} holds on to it for years. You like to be taken that seriously, even if you'd forgotten what you said.",
      days: "In traffic you'll say a word to the car ahead and have forgotten it by the next light. {partner}, if they're in the passenger seat, is quiet for another mile.",
      purpose:
        'A difficult message that has been through both of you is clear, and nobody is still sore from it on Thursday. You get the hard part into words, and {partner} knows which of those words would stick.',
    },
    last: {
      shape: 'said',
      says: '"That came out sharp" takes you two seconds to say, and it takes hours off what {partner} feels.',
    },
  },
]
