import type { AngleScenes } from '#lore/authored.ts'

export const midheavenTendencies: AngleScenes = {
  eases: [
    {
      eases: "You may be asked for something you'd have done for nothing.",
      presses: "You may be asked for what you've always done, and it's meant as praise.",
      later: "You can say what you'd like to be asked for next.",
    },
    {
      eases: 'Somebody may have been watching, with more approval than you knew.',
      presses: "You may look at your work so closely that you miss who's looking at it.",
      later: 'You can write to the one who matters while your name is fresh.',
    },
    {
      eases: "You may finish something, and it's good enough to be seen.",
      presses: "You may hold back a thing that's nearly done because people could judge it.",
      later: 'You can let it go out with its small faults.',
    },
    {
      eases: "You can tell which work you'd choose, because you talk about it without notes.",
      presses:
        "The next step up may look so much like success that you don't ask whether you want it.",
      later: 'You can give the other thing a morning a week.',
    },
  ],
  presses: [
    {
      eases: "You may be given some time of your own, and it's worth more than praise.",
      presses: "You may accept a compliment in place of what you'd asked for.",
      later: 'You can ask for hours, and leave the compliments out of it.',
    },
    {
      eases: 'You may say no to somebody, and nothing happens.',
      presses: 'You may do your best work for a person who takes it for granted.',
      later: 'You can be late with one thing and on time with your own.',
    },
    {
      eases: 'Somebody may see what you do without being told.',
      presses: 'You may smooth something over once more, and it goes unseen once more.',
      later: 'You can have it counted or put it down.',
    },
    {
      eases: 'You may do a piece of work just as you like it, and be proud of it.',
      presses: "You may measure yourself by somebody you're no longer trying to impress.",
      later: 'You can keep the skills and choose another aim.',
    },
  ],
}
