import type { PlotThesis } from '#lore/authored.ts'

export const sixthHouseTheses: readonly [PlotThesis, PlotThesis] = [
  {
    about: {
      sun: "an hour a day for yourself that you'd have nothing to show for",
      mercury: 'an hour a day for yourself that keeps going to useful things',
      venus: "an hour a day when people you like can't reach you",
      moon: 'an hour a day for yourself and the people who seem to need it',
      mars: 'an hour of rest that you could do without',
      jupiter: 'an hour a day for yourself that always gets filled',
      saturn: 'taking an hour for yourself before the work is done',
    },
    aims: {
      Aries: 'taking the time later when the morning is lost',
      Taurus: 'letting a new habit get hold of you',
      Gemini: 'leaving your phone in another room',
      Cancer: 'letting somebody find their own dinner',
      Leo: 'doing something good where nobody sees it',
      Virgo: 'spending free time on nothing that was left undone',
      Libra: "upsetting somebody else's schedule a little",
      Scorpio: 'doing a little on several days',
      Sagittarius: 'setting an alarm',
      Capricorn: "telling work that you aren't free",
      Aquarius: 'having a habit on more days than not',
      Pisces: 'taking the time even if you spend part of it staring',
    },
  },
  {
    about: {
      sun: 'a task you do too well to share',
      mercury: 'a task that you think nobody else would get right',
      venus: "a task you keep because you don't like to ask",
      moon: 'a task you do because somebody has to be looked after',
      mars: 'doing alone what two people could do',
      jupiter: 'a task you offered to do on a good day',
      saturn: 'a duty that could be handed over',
    },
    aims: {
      Aries: 'standing by while others do it their way',
      Taurus: 'telling people how long things take',
      Gemini: 'letting people see that your work takes time',
      Cancer: 'trusting somebody else to be careful',
      Leo: 'giving people who watch something to do',
      Virgo: 'letting things be done differently',
      Libra: 'asking for help and offering nothing in return',
      Scorpio: 'checking on people only once',
      Sagittarius: 'thinking before you promise',
      Capricorn: 'handing something over without calling it giving up',
      Aquarius: 'showing somebody how you work',
      Pisces: 'saying no to somebody who sighs',
    },
  },
]
