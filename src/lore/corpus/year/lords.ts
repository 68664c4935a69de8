import type { YearLord } from '../../year-ahead.ts'

/** How a planet in charge of a year treats its subject, which stands for `{noun}`: one sentence each. */
export const yearLords: Record<YearLord, readonly string[]> = {
  sun: [
    "A year under the Sun wants a decision with your name on it, so there's no leaving {noun} to others.",
    "Under the Sun what counts is whether something comes from you, and you'll find that true of {noun}.",
    'Being overlooked bothers you more in a year of the Sun, and with {noun} you can tell by that how much you care.',
    'The Sun likes things done in the open, so this is no year for dealing with {noun} behind the scenes.',
  ],
  moon: [
    "Under the Moon a year doesn't move in a straight line, so your view of {noun} changes with how you've slept and who was kind to you.",
    'The Moon goes by need, so with {noun} the useful question is what would make you feel safe.',
    'A year under the Moon has good weeks and low ones in turn, and decisions about {noun} are better made in the good ones.',
    'The Moon pays attention to those who are close, so the people you live among have their part in {noun}.',
  ],
  mercury: [
    'Mercury works through talk, so most of what happens with {noun} begins with a question that somebody asks.',
    'Under Mercury the wording matters, so what you put in writing about {noun} deserves a second look.',
    "A year under Mercury is quick and changes its mind, so your first opinion about {noun} needn't be the last.",
    'Mercury learns by comparing, so hearing how others deal with {noun} gets you further than thinking it over alone.',
  ],
  venus: [
    'Venus goes by liking, so a sensible choice about {noun} comes to nothing if it bores you.',
    'Under Venus you get further by being liked than by being right, and that includes {noun}.',
    'A year under Venus depends on goodwill, so you get more help with {noun} than you would by pushing.',
    'Venus wants peace and a fair price, so you notice quickly what you pay for {noun}.',
  ],
  mars: [
    'Under Mars things start when you start them, so nothing happens with {noun} until you begin.',
    'A year under Mars brings some friction, and the quarrel worth having is the one about {noun}.',
    'Mars is short of patience, so you come to the point about {noun} sooner and with fewer manners than usual.',
    'Mars needs something hard to do, and whatever is hard about {noun} will serve.',
  ],
  jupiter: [
    'Jupiter says yes easily, so you may promise more about {noun} than one year can hold.',
    'Under Jupiter the larger version looks reasonable, so with {noun} it pays to ask what a smaller one would be.',
    'A year under Jupiter brings people who mean well by you, so you can ask for help with {noun}.',
    'Jupiter forgives mistakes on the generous side, so you can afford to try something with {noun}.',
  ],
  saturn: [
    'Saturn wants one thing finished, so whatever you do about {noun} this year, you do slowly and only once.',
    "Under Saturn results come late and then hold, so you'll need more patience with {noun} than you expect.",
    "A year under Saturn has no shortcuts, so whatever you get done about {noun}, you'll have earned it.",
    'Saturn has no use for show, so what you do about {noun} counts when nobody praises you for it.',
  ],
}
