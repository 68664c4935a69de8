import type { AngleScenes } from '#lore/authored.ts'

export const ascendantTendencies: AngleScenes = {
  eases: [
    {
      eases: "People may ask how you are before they ask what you've brought.",
      presses: "You may start to be useful because you aren't sure of your welcome.",
      later: 'Somebody may start the conversation, if you let them.',
    },
    {
      eases: "Somebody may tell you how you seem to them, and it's better than you'd thought.",
      presses: "You may hide behind what you can do, and people can't find you there.",
      later: 'Somebody may come up to you for no reason except that you look approachable.',
    },
    {
      eases: 'You may begin without a plan, and it works.',
      presses: "You may prepare a first step until it's a whole staircase.",
      later: "The step you'd been planning may turn out to have been the easy one.",
    },
    {
      eases: "You're at your best when you're at ease, and anyone can see it.",
      presses: "You may save the good version of yourself for a day that doesn't come.",
      later: "You may be asked what's different, and be unable to say.",
    },
  ],
  presses: [
    {
      eases: "Somebody may see that you're tired and be gentle with you.",
      presses: 'You may be given the hard part because you look as if you could carry it.',
      later: "Somebody may come nearer who'd always kept a respectful distance.",
    },
    {
      eases: 'You may go at your own speed and be on time.',
      presses: "You may match somebody's hurry and be short with people who can't help it.",
      later: 'At your own speed you may turn out to be rather good-natured.',
    },
    {
      eases: "You may be spoken to as you like, because you've said how.",
      presses: 'You may answer a tone and never get to the words.',
      later: "The tone may have changed by the end of the week, since they know what you'd like.",
    },
    {
      eases: 'You may stop managing your face for a while, and people are nicer to you.',
      presses: 'You may work so hard at seeming easy that it shows.',
      later: "What you'd been hiding may turn out to be what people like in you.",
    },
  ],
}
