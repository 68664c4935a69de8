import type { Scenes } from '#lore/authored.ts'

export const ascendantScenes: Record<'eases' | 'presses', readonly Scenes[]> = {
  eases: [
    {
      eases: "Someone's face changes for the better when they see that it's you.",
      presses: "You straighten up before you go in, and it's a friend.",
    },
    {
      eases: 'A person at a counter is nicer to you than they need to be.',
      presses: 'You describe yourself, and even you are bored.',
    },
    {
      eases: "You say hello first, and it's enough.",
      presses: 'You plan the opening for so long that the other person leaves.',
    },
    {
      eases: 'You wear the good one to buy milk.',
      presses: 'You put the good one back in the closet and take the gray one.',
    },
  ],
  presses: [
    {
      eases: 'Somebody offers to carry something, and you let them.',
      presses: "You're asked for the hard part again, and not whether you're tired.",
    },
    {
      eases: "You go slower for an hour, and nothing's late.",
      presses: "You're out of breath, and nobody's chasing you.",
    },
    {
      eases: "You say how you'd like to be spoken to, and the answer is sure.",
      presses: 'You get that tone again, and you use it, too.',
    },
    {
      eases: "You're seen, and it's all right.",
      presses: "You arrange your face, and it's the wrong one.",
    },
  ],
}
