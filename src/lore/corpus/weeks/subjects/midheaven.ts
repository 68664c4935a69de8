import type { AngleSubjects } from '#lore/authored.ts'

export const midheavenSubjects: AngleSubjects = {
  eases: [
    {
      subject: "the job you'd like",
      why: "you have a direction of your own, and you'd like somebody to notice it before you have to point it out",
    },
    {
      subject: 'the notice your work gets',
      why: "you do your work well in view of others, and you look up too seldom to see who's watching",
    },
    {
      subject: 'the work you could finish',
      why: "you want your work to be good before it's seen, and the last tenth of it can wait for years",
    },
    {
      subject: 'your direction',
      why: "you know which work you'd choose, and you can let the next step up decide in its place",
    },
  ],
  presses: [
    {
      subject: 'the things you want from work',
      why: "you want your work to be respected, and you can take praise in place of what you'd really asked for",
    },
    {
      subject: "the people you can't disappoint",
      why: 'you feel watched, and you put the most effort into the person who thanks you least',
    },
    {
      subject: 'the work that nobody counts',
      why: 'you take on what needs doing, and it never makes it into a description',
    },
    {
      subject: 'your idea of success',
      why: 'you want to get somewhere, and the place may have been chosen by someone you hoped to impress',
    },
  ],
}
