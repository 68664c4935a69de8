import type { AngleScenes } from '#lore/authored.ts'

export const midheavenTendencies: AngleScenes = {
  eases: [
    {
      eases: "You may be asked for something you'd have done for nothing.",
      presses: "You may be asked for what you've always done, and it's meant as praise.",
      later: "The next request may come closer to what you'd have chosen.",
    },
    {
      eases: 'Somebody may have been watching, with more approval than you knew.',
      presses: "You may look at your work so closely that you miss who's looking at it.",
      later: "A name may come to mind of somebody who's been on your side for a while.",
    },
    {
      eases: "You may finish something, and it's good enough to be seen.",
      presses: "You may hold back a thing that's nearly done because people could judge it.",
      later: "When it's finally out there, nobody may notice what you'd been afraid of.",
    },
    {
      eases: "You can tell which work you'd choose, because you talk about it without notes.",
      presses:
        "The next step up may look so much like success that you don't ask whether you want it.",
      later: 'You may look forward to one morning of the week more than to the next promotion.',
    },
  ],
  presses: [
    {
      eases: "You may be given some time of your own, and it's worth more than praise.",
      presses: "You may accept a compliment in place of what you'd asked for.",
      later: 'An hour that belongs to you may be worth several kind words.',
    },
    {
      eases: 'You may say no to somebody, with a reason, and see that they can live with it.',
      presses: 'You may do your best work for a person who takes it for granted.',
      later: 'The person you were afraid to disappoint may hardly have noticed.',
    },
    {
      eases: 'Somebody may see what you do without being told.',
      presses: 'You may smooth something over once more, and it goes unseen once more.',
      later: 'Once it has a name, somebody else may take a turn at it.',
    },
    {
      eases: 'You may do a piece of work just as you like it, and be proud of it.',
      presses: "You may measure yourself by somebody you're no longer trying to impress.",
      later: "You may feel that you're good at something and free to use it elsewhere.",
    },
  ],
}
