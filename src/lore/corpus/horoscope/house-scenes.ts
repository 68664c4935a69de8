import type { House } from '#lore/house.ts'

/** Where a thought about a planet is likely to come true, after the sentence that names its house. */
export const houseScenes: Record<House, readonly string[]> = {
  1: [
    'It shows in your face and your voice before you have said anything.',
    'It concerns you personally, more than anything you own or do.',
    'Other people will see it in how you walk in.',
    'You are likely to meet it in the mirror, or in how somebody greets you.',
    'It has less to do with the matter at hand than with how you come across in it.',
  ],
  2: [
    'Expect it over money, or over something of yours that somebody else would like to use.',
    'A price or a bill is likely to bring it up.',
    "It comes down to what you've got and what you think it's worth.",
    'You will notice it in a shop, or while you look at your account.',
    'What you are paid, or what you pay, is where it comes to a point.',
  ],
  3: [
    'It will most likely happen in a message, or in the first minute of a call.',
    'A neighbor, a sibling, or the group thread may set it off.',
    'You are likely to run into it on an errand, or in the middle of small talk.',
    'It has to do with how something is put, and who gets told first.',
    'Look for it in the ordinary back-and-forth, where nobody thinks that anything important is said.',
  ],
  4: [
    'It happens at home, or over the phone with somebody who knows you from there.',
    'Somebody who shares your roof, or your last name, is part of it.',
    'Expect it in the evening, once the outside world has let go of you.',
    'The kitchen is a likely place for it.',
    'It has to do with where you live, or with the people you came from.',
  ],
  5: [
    'It comes up over something you do for fun, or over a child.',
    'A date, a game, or something you are making is the likely place.',
    'Expect it where you had only meant to enjoy yourself.',
    'It touches whatever you would do even if nobody paid you.',
    'Somebody you flirt with, or play with, may be the one who brings it out.',
  ],
  6: [
    'Expect it at work, over who does what and by when.',
    'It turns up in the daily routine, somewhere between the inbox and lunch.',
    'A coworker, a schedule, or your own back may be what brings it up.',
    'It is likely to be about a chore, and about more than the chore.',
    'You will feel it in your body a little before you know what it is about.',
  ],
  7: [
    'It takes a second person, most likely the one you live or work with most closely.',
    'You are likely to see it first in somebody else.',
    'Expect it between you and one other person, face to face.',
    'Your partner, or the person who comes nearest to being one, is in on it.',
    'It comes up in a conversation for two, about what each of you had assumed.',
  ],
  8: [
    'Expect it over something shared, such as a bill or a confidence.',
    'It touches what you owe somebody, or what they owe you.',
    'It comes up where you have had to trust someone with more than you liked.',
    'A loan, a password, or a private matter could be the occasion.',
    'It goes a little deeper than the occasion seems to call for.',
  ],
  9: [
    'A trip, a class, or an argument about principles is the likely occasion.',
    'It may come from far off, or from somebody who grew up elsewhere.',
    'Expect it where you have a strong opinion and not much experience.',
    'It has to do with what you believe, more than with what you know.',
    'Somebody who teaches you something, or whom you teach, is part of it.',
  ],
  10: [
    'Expect it at work, in front of people whose opinion counts.',
    'It touches your name, and what you would like it to stand for.',
    'Somebody in charge is likely to be there when it happens.',
    'It comes up in public, or at least where you can be seen.',
    'A boss, a client, or a parent may be the one to set it off.',
  ],
  11: [
    'A friend, or the whole group, is likely to be there when it happens.',
    'Expect it where several people are trying to agree on one thing.',
    "It comes up among friends, over a plan that is nobody's in particular.",
    'It touches what you hope for, and whom you hope for it with.',
    'You will notice it in company, about when the second person agrees with the first.',
  ],
  12: [
    'It goes on mostly inside, and hardly anyone will notice.',
    'Expect it when you are by yourself, or just before you fall asleep.',
    'It concerns something that you have not told anyone.',
    'You may feel it well before you could say what it is.',
    'Nobody has to know about it, which is part of what makes it hard to catch.',
  ],
}
