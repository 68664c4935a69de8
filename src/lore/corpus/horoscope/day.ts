// The lines of a day. {time} is an instant of the day in UTC.

/** The time of the theme. */
export const clearest: string[] = [
  'The hour worth knowing is {time}, when all this is at its plainest.',
  'It comes to a point around {time}, and loosens after that.',
  'Around {time} you will feel it most clearly.',
  'If you want to catch it in the act, look up around {time}.',
  'It is nearest around {time}, so keep a little room there.',
  'Set the half hour around {time} aside for it.',
  'By {time} you have heard the whole of it.',
  'What began in the morning or the night before is complete by {time}.',
  'The moment itself is {time}, give or take a cup of tea.',
  'Around {time} is when it counts.',
]

/** A day whose theme is the Moon. */
export const plainLines: string[] = [
  'It is a day without corners, good for what has no deadline.',
  'The calendar leaves you alone, and an hour without a purpose will find one by itself.',
  'Take the day in whatever order it comes.',
  'You are not late for anything that the sky knows of.',
  'A day like this is made of small choices, and none of them is binding.',
  'There is time to finish a thought, and to leave another where it is.',
  'If something urgent turns up, look twice at whether it is.',
  'You will not have missed much if you spend the middle of the day by a window.',
  'Such days are good for whatever has been waiting without complaint.',
  'The day will be remembered, if at all, for a taste or a remark.',
  'You could do the usual things a little more slowly and lose nothing.',
  'Things stand still long enough to be looked at.',
  'Give the day one good hour, whichever suits you, and let the rest be plain.',
  'Nobody is keeping a list of what you get done.',
  'It is a day to be reached by the back stairs, in soft shoes.',
  'Nothing large is at stake, which makes the small things easier to see.',
  'It is enough for one day to be pleasant at one end.',
  'You may leave things half done without anyone being the wiser.',
  'What is left of the day belongs to whoever asks kindly.',
  'It is a day in which little is final.',
  'Much of the day will go by itself if you let it.',
]

/** A day whose theme is the Moon, without a notable time. */
export const quietLines: string[] = [
  'The light is even from end to end, with nothing that has to be caught in time.',
  'Where other days have a sharp hour, this one has a long slope.',
  'You can begin late and end early without missing a cue.',
  'Nobody rings a bell, so for once you may go by appetite instead of by the clock.',
  'Nothing is asked of you at a particular minute, which is rarer than it sounds.',
  'The hours resemble one another, so mark one of them yourself, with a walk or a song.',
  'What you do is less decided by the clock than by what is left from yesterday.',
  'There is no cue to wait for, so start when the tea is ready.',
  'The afternoon holds no surprise in reserve, which makes room for one of your own.',
]
