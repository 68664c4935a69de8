import type { YearMeetings } from '../../../year-ahead.ts'

/** What it is like when a slow planet crosses one that a generation shares. */
export const yearMeetings: YearMeetings = {
  saturn: {
    uranus: [
      "You'd like to do things your own way, and a rule, a boss, or a budget has to be reckoned with. One overdue change can be made in an orderly manner, with notice given.",
      'You may feel fenced in by something you agreed to yourself. You can work out which part of your freedom you use, and ask for that part.',
    ],
    neptune: [
      'A hope has to be given a date and a price, or be let go. Setting the price can be sobering, and a hope that survives can be planned for.',
      "Something you've wished for is measured by what it would take. You may want less of it afterward, and want that more.",
    ],
    pluto: [
      "You may find out where you've been holding on by force. To loosen the grip takes some discipline, and you're less tired afterward.",
      'Somebody may have power over something you need, or you over them. The terms are worth keeping to, and threats are better left unsaid.',
    ],
  },
  uranus: {
    neptune: [
      'A picture you had of your life may change from one week to the next. You may miss it, and be freer without it.',
      'You may wake up to something that you had been vague about. Being awake is unsettling, and it saves you time.',
    ],
    pluto: [
      'You may stop going along with something that a stronger person once decided for you. The change can feel abrupt to the others, who had stopped noticing.',
      'You may suddenly be done with a struggle that has gone on for years.',
    ],
  },
  neptune: {
    uranus: [
      'You may lose interest in a fight for independence that used to matter to you. Something quieter can take its place.',
      'You want to be free of something and may not be able to say of what. The large step can wait until you are able to.',
    ],
  },
  pluto: {
    uranus: [
      'You may want a complete change where a small one used to be enough. The wish comes slowly and is hard to argue with, and it can leave you with a freedom that you get to keep.',
      "What you've put up with for the sake of peace may become unbearable. If you change it, you're likely to change all of it.",
    ],
    neptune: [
      "A hope that you've held for years may lose whatever was only wishful in it. What's left is likely to be smaller and strong enough to act on.",
      'You may stop believing in something that has comforted you for a long time. The gap can feel like a loss first and like more room later.',
    ],
  },
}
