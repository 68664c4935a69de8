import type { House } from '#lore/house.ts'

/** What an eclipse begins or ends in a house, within about half a year. */
export const eclipseLines: Record<House, Record<'solar' | 'lunar', string[]>> = {
  1: {
    solar: [
      'Something may start here that has your own name on it. Within about half a year people may know you for something new, and it can begin with a quite small decision.',
      'You may feel like starting over, at least in how you look or introduce yourself. A change of that kind takes some six months to settle.',
      'A fresh start is possible that depends on nobody but you. It may come sooner than you feel ready for.',
    ],
    lunar: [
      "You tend to see yourself from outside for a moment. Some way of presenting yourself has had its time, and over the next half year it's easily dropped.",
      'Something about the impression you make comes to its end. You may be told so by someone, and by the time they tell you, you probably know.',
      'What you want and what others want of you are hard to combine around this time. One of the two has been getting too little, and it shows.',
    ],
  },
  2: {
    solar: [
      'A new source of money may open, or you begin to count on a different one. What you decide about it around this time tends to hold for years.',
      'Something about your income or your possessions gets a new start. It may be small to begin with, and it deserves to be taken seriously.',
      "You may put a new value on your work or your time. Half a year later it should be clear that it's accepted.",
    ],
    lunar: [
      'An expense, a possession, or a source of money may come to its natural end. You tend to be readier for it than you thought.',
      'One of your comforts turns out to cost more than you thought. Nothing has to be decided on the day itself, and within about half a year you usually know.',
      'You see what you have and what you owe more clearly than usual. To know the figure can be a relief, even where the figure is not.',
    ],
  },
  3: {
    solar: [
      'A new subject may come into your days, by way of a course, a message, or someone who lives nearby, and grow over about half a year.',
      'Something begins with a conversation around this time, perhaps an offhand one, so you might recognize the beginning only later.',
      'You may get a new way to get around or to get your words across. Either changes your ordinary days more than it seems to.',
    ],
    lunar: [
      'A piece of news or a conversation may complete a picture that you had only in parts. You can stop guessing after that.',
      'A discussion that has gone on for a long time may come to its point, and neither side needs to repeat itself afterward.',
      "A sibling, a neighbor, or a message may bring something to a close. What you'd been assuming turns out to be partly true.",
    ],
  },
  4: {
    solar: [
      "A decision about where or with whom you live may begin here. It's likely to look small, and its consequences arrive over the next half year.",
      'Something starts at home or in the family that needs some room. You may be clearing space for it before you know what for.',
      "Home gets a new beginning, whether it's another address or another arrangement at the same one.",
    ],
    lunar: [
      'Something at home or in the family comes to a head and can be settled. You may hear the end of a story that you had known in pieces.',
      'A chapter in the place where you live, or with the people there, may close. What you feel about it is likely to be larger than what happens.',
      "What you've been putting up with at home becomes visible to everyone else, too, and that makes it easier to change.",
    ],
  },
  5: {
    solar: [
      'Something you do for the love of it may begin, or begin in earnest. A romance is possible, and so is a project or a child who takes up a new interest.',
      "You may get the courage to show something you've made. What starts here has about half a year to find its audience.",
      'Pleasure gets a new object. It may take more time than you had planned to give it.',
    ],
    lunar: [
      'Something you have made, or someone you are fond of, needs a clear answer from you. You tend to know the answer before you give it.',
      'A romance, a hobby, or a piece of work may reach its natural end or its finished form. Both can be celebrated.',
      'You find out what you enjoy and what you have only been good at, and your free time gets simpler.',
    ],
  },
  6: {
    solar: [
      "A new routine or a new job of work may begin. It's worth setting up carefully, because what becomes a habit in these weeks tends to stay one.",
      'Something about your health or your working days gets a fresh start. Small changes do more here than resolutions.',
      'You may be given a task that turns out to be the beginning of something regular.',
    ],
    lunar: [
      'A way of working has run its course, and your body may have known that before you did. You can change your method over the next half year.',
      'A task or a job may come to its end. The gap in your days is better left open for a while.',
      'You see what your days really consist of. One piece can be dropped, and you probably know which.',
    ],
  },
  7: {
    solar: [
      'Somebody may come into your life who matters in a year, or an old partner may begin to matter in a new way.',
      "An agreement with one other person can get a new start. What's said at its beginning counts for a long time, so it's worth saying.",
      'You and one other person may decide to do something together that each of you has done alone.',
    ],
    lunar: [
      'You see another person as they are, which is partly a disappointment and partly a relief. You have half a year to decide what you do about that.',
      'Something between you and one other person reaches its height and has to be decided. Both of you are likely to know what it is.',
      'An agreement may come to its end, or to the point where it has to be renewed on purpose.',
    ],
  },
  8: {
    solar: [
      'Something begins that involves trust or shared money, such as a loan, an investment, or a confidence. It deserves a careful start.',
      'You may begin to rely on somebody, or they on you, and about half a year later you know how far.',
      'A new arrangement about what is whose may begin. Terms that are clear at the outset save a good deal later.',
    ],
    lunar: [
      'A debt, a secret, or a shared account may be closed. You can feel lighter afterward even if it costs you something.',
      'You find out what holds an arrangement together besides money. If it turns out to be nothing else, it can end.',
      'Something you have been holding on to asks to be let go. It tends to be less of a loss than you feared.',
    ],
  },
  9: {
    solar: [
      "A plan to travel, to study, or to publish something may get its start. It's likely to reach further than you think.",
      'You may come across an idea or a teacher who changes how you look at things. You see how much only after some months.',
      'Something begins that takes you beyond what you know. Saying yes is most of it.',
    ],
    lunar: [
      'A belief, a course, or a plan for elsewhere comes to its point. You go, or you stop talking of it, and both can be a relief.',
      "What you were sure of meets a case that it doesn't cover. You're likely to come away with a better opinion.",
      'A journey or a study may be completed. What it was for becomes clear toward its end.',
    ],
  },
  10: {
    solar: [
      'A new direction at work may open, or your name may come up where it had not been heard before. What you begin here is seen.',
      'You may be given, or take, a responsibility that defines the next few years. Such a thing seldom looks that large on the day.',
      'Something starts in public. How it is going should be clear in about half a year.',
      'Work may offer you something that looks minor, such as one introduction or one extra task. It can turn into your main job within a year or two.',
      'You may begin to be asked for something other than what you were hired for, and you can decide soon whether you like that.',
    ],
    lunar: [
      "Work of long standing reaches its result, and others get to see it. What comes next can't be seen yet, and needn't be.",
      'A role or a goal may come to its end because it has been reached, or because you no longer want it.',
      'You see what your work costs you at home, or the other way around. Something in the balance can be changed.',
    ],
  },
  11: {
    solar: [
      'A new friend or a new circle may come into your life. Some of what you hope for begins to look possible in company.',
      'A plan that takes several people can be started here. The people who join at the beginning tend to stay.',
      'You may find out where you belong, or begin to look for it somewhere else.',
    ],
    lunar: [
      'A circle of friends may change its shape, for instance because one person leaves it. You see which ties hold without the group.',
      'A hope you have had for a long time is fulfilled or let go. Your friends probably saw it coming.',
      'You notice what a group gives you and what it takes. You may leave one, or come back to one.',
    ],
  },
  12: {
    solar: [
      'Something begins where nobody sees it, in your thoughts or in the time you have to yourself. It needs about half a year before it can be talked about.',
      'You may start to take rest seriously, or solitude. What grows in it is not yet for others.',
      "An inner decision is likely, and it may be made before you've noticed. Time alone helps you find out which.",
    ],
    lunar: [
      'Something you have kept to yourself may come out, or stop being important. You can put it down.',
      'An old worry comes up in order to be finished. You may sleep badly for a night or two and better afterward.',
      'You notice how tired you are of something that nobody knew you were carrying. It can be told to one person.',
    ],
  },
}
