import type { QuarrelArgument } from '#lore/authored.ts'

export const marsSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You see what needs doing and do it, and {partner} would have liked to be the one who decided that it needed doing.',
    matter: 'who decides and who just does it',
    quarrel: [
      'You act as soon as you see a reason, and {partner} likes to have chosen what happens around them ({contact}).',
      "So your help comes before they've asked for it.",
      "It's done well, and all the same they feel overruled, because the thing was theirs.",
      "They find something to criticize, you've put in an hour's work for nothing but criticism, and the next time you don't tell them until it's finished.",
    ],
    repair: [
      'You take action for generosity, and {partner} answers a favor as if it were a coup.',
      'A question that takes three seconds gives them the deciding and leaves you the doing.',
    ],
    yours:
      "Ask before you start on something that needs doing, and wait for the answer, even when it's obvious.",
    theirs: '{partner} could say yes quickly, and say thank you before they say anything else.',
    both: "Let {partner} draw up a list this month of what they'd love to have done, and do it in any order you please.",
    traces: {
      meet: "You notice that {partner} is cold, and the window is closed before they've said a word. For someone new it's like having their mind read by a friendly person, and they enjoy it very much.",
      draw: "{partner} knows what they want their life to look like, and you find something splendid in that. A wish spoken near you has a way of coming true by the weekend, which is what they'd tell other people about you.",
      days: "You've picked up {partner}'s package, or answered the group chat for both of you. They say thanks, and then they say that they'd meant to do it tonight.",
      purpose:
        "{partner} sees how a neglected corner could look, and you don't sit down until it looks that way. With the deciding on one side and the lifting on the other, a garden is worth visiting in a month.",
    },
    last: {
      shape: 'said',
      says: '"I was going to do this now, do you mind?" is all that {partner} needs from you, and you lose five seconds by it.',
    },
  },
  {
    thesis: "You can't leave a thing unfinished, and {partner} feels robbed of the last step.",
    matter: 'who gets to finish',
    fits: { you: ['earth', 'water'] },
    quarrel: [
      "{partner} likes to bring a thing to its end themselves and be seen doing it, and you can't pass something that's nearly done without doing the rest ({contact}).",
      "To you that's a kindness.",
      "They had been saving it, and now there's nothing left to be proud of.",
      "You can't see why anyone would be angry about help, they can't explain it without sounding vain, and so it's about something else.",
    ],
    repair: [
      "You take over at the end, when it's the easiest part to do and the hardest to give up, and {partner} leaves things lying without saying that they mean to come back.",
      "If they say that it's theirs, you can usually stand to look at it for a week.",
    ],
    yours: 'Ask whether a thing is waiting for {partner} before you finish it.',
    theirs: "It would help if {partner} said by when they'd have a thing done.",
    both: "Each of you begins and ends one thing this month, and the other one isn't allowed to touch it.",
    traces: {
      meet: "With anyone new {partner} likes to show what they're working on, nearly done. You itch to help, and out of politeness you sit on your hands.",
      draw: "You love to see {partner}'s face when they've brought a thing to its end, because there's so much of them in it. They like that nothing's left lying around where you've been, or mostly like it.",
      days: 'When a crossword has one word left, {partner} likes to get a coffee before they write it in. You look at seven across, and seven across looks at you.',
      purpose:
        "An old motorcycle would get through the dull months of its repair because you can't bear to leave it in pieces. {partner} would be there at both ends, for the plan and for the first ride, and the whole street would hear about it.",
    },
    last: {
      shape: 'scene',
      says: 'The last piece is lying there, you could put it in, and you hand it to {partner}.',
    },
  },
  {
    thesis:
      'You get going, and {partner} finds out that the plan was theirs only until you picked it up.',
    matter: 'whose idea it is once it has started',
    quarrel: [
      "{partner} has an idea and enjoys having it, and you're someone who can't hear a good one without starting ({contact}).",
      'You start, you solve what comes up, and each solution changes it a little.',
      "After a week it's going well and it isn't theirs anymore.",
      'They say that it was meant differently, which you take for thanklessness, since you did all of it for them.',
    ],
    repair: [
      "You run with what you were only meant to admire, and {partner} says nothing until it's too late to turn.",
      'You could as well run in their direction, if you asked for it once a day.',
    ],
    yours: 'Ask {partner} what their plan is supposed to look like in the end, and write it down.',
    theirs: '{partner} could tell you which part of an idea they want to keep for themselves.',
    both: 'Carry out one idea of theirs this month exactly as they describe it, with nothing improved.',
    traces: {
      meet: "{partner} thinks aloud, and you ask how soon it could start. On the first few evenings an idea isn't anybody's yet, and you both have the pleasure of it.",
      draw: "Ideas don't gather dust with you around, and {partner} has enough of them to know what that's worth. You like to have something to run with, and what they think up is better than most.",
      days: "{partner} only has to say that they'd like to try making pasta sometime. You're back with the flour, a machine, and a slightly different shape in mind.",
      purpose:
        "A podcast or a booth at the market exists by the spring, while other people are still thinking about the name. {partner} says each Sunday what it's supposed to become, and you run in that direction until the next.",
    },
    last: {
      shape: 'said',
      says: '{partner} could say at the start where a plan is meant to end up, and after that you can go as fast as you like.',
    },
  },
]
