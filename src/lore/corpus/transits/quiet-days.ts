import type { House } from '#lore/house.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Line } from '../../character.ts'

/** Says at once that nothing is exact on a day. */
export const quietOpenings: string[] = [
  'Nothing is due.',
  "It's a quiet day, for you to use as you like.",
  'You have the day to yourself, as far as your chart is concerned.',
  "Nothing reaches any point of your chart, which happens less often than you'd think.",
  "If the day seems uneventful, you're reading it correctly.",
  "You've landed between two contacts, on a day that belongs to neither.",
  "There's nothing exact in your chart from morning to night.",
  "For once there's nothing to report, and that's good news.",
  'The planets are busy elsewhere for a day.',
  'Expect an ordinary day, with nothing overhead to hurry it along.',
  'A free day has turned up in your calendar, and nobody up there is going to fill it.',
  "Whatever happens in the next few hours, you can't blame a transit for it.",
  'Nobody up there wants anything from you for a day.',
  'You can put this horoscope away early, because little is going on.',
  'A day without an appointment begins, as far as the planets go.',
  'This is one of the blank days between two busy ones.',
  'There is room to breathe, and nothing waiting behind it.',
  'You get a plain day, which is rarer than it sounds.',
  'Not much is happening in your chart, so what happens is up to you.',
  'The day is yours to waste, if you like.',
  'No contact is exact, and that leaves you with your own plans.',
  'You may wonder whether you have forgotten something. You have not.',
]

/** What a day with nothing due gives a planet of the birth chart time for. */
export const quietDays: Record<Planet, Line[]> = {
  sun: [
    { says: "You can find out what you'd do with a day if nobody needed you to be good at it." },
    {
      says: "You can leave off what you're usually proud of for a while and see which part of it you miss.",
    },
    {
      says: "There's time to want something for its own sake, which is how most of your better plans began.",
    },
    { says: "You don't have to be impressive, and it is worth seeing who you are without it." },
    { says: "What you'd do anyway is a good thing to do." },
  ],
  moon: [
    { says: 'What you need gets a turn, without having to become urgent first.' },
    {
      says: "You can notice what puts you at ease while you're already at ease, and use it on the other days.",
    },
    { says: "There's time to be looked after, or to look after something that grows slowly." },
    { says: 'You may find that you are in a perfectly good mood and had not looked.' },
    { says: 'Habits that comfort you get a day to themselves.' },
  ],
  mercury: [
    { says: 'Your mind can follow a question that has no use, just to see where it goes.' },
    {
      says: "You've got time to listen to somebody all the way to the end, including the part where they repeat themselves.",
    },
    {
      says: "You can think one thought slowly. It may be the first in weeks that you don't have to send to anyone.",
    },
    { says: 'You can read a thing twice, the second time for pleasure.' },
    { says: 'A conversation can wander, because nobody is waiting for its result.' },
  ],
  venus: [
    { says: 'You can enjoy what you chose long ago, which is seldom given an hour.' },
    {
      says: "There's time to look at something beautiful for longer than it takes to photograph it.",
    },
    { says: 'You can be fond of somebody without arranging anything.' },
    { says: 'You can leave everything as pretty or as plain as it is.' },
    { says: "There's time for a friend who is restful and never urgent." },
  ],
  mars: [
    {
      says: "You can use your strength on something that isn't a contest and see how long it holds your interest.",
    },
    {
      says: "There's nothing to win, which gives you a chance to find out what your body likes to do.",
    },
    { says: 'You can begin a job for the pleasure of the work, and stop in the middle.' },
    { says: 'You can move for the sake of moving and stop before it turns into training.' },
    { says: "Nobody is in your way, so you can see which way you'd go." },
  ],
  jupiter: [
    { says: 'You can believe in something for an hour without having to recommend it.' },
    { says: "There's room to be content with things at the size they are." },
    { says: 'You can read about a country or a century with no intention of using it.' },
    { says: 'You can be generous with your time, since no one has asked for it.' },
    { says: 'A subject that leads nowhere is allowed to be interesting.' },
  ],
  saturn: [
    {
      says: 'You can do one thing properly because you like it done properly, with no one to inspect it.',
    },
    { says: "You may see which of your rules you'd keep if nobody enforced them." },
    { says: "There's a chance to be off duty and notice that nothing has fallen down." },
    { says: 'You can leave one thing at good enough and see what happens.' },
    { says: 'Your duties are in order, or at least in the order they were in yesterday.' },
  ],
  uranus: [
    { says: 'You can try the odd method, since nothing depends on the outcome.' },
    { says: "You may see what you'd invent on a day with nothing to rebel against." },
    { says: "There's time to be as peculiar as you are without having to defend it." },
  ],
  neptune: [
    { says: 'You can daydream without falling behind on anything.' },
    { says: "There's time for the sort of music that can't be had as background." },
    { says: "You can leave a thing vague until you see by yourself what it's about." },
  ],
  pluto: [
    { says: 'You can look at what you usually guard, since nobody is trying to get at it.' },
    { says: "There's time to go all the way into one subject and come up when you're hungry." },
    { says: 'You can let something be over, without a last word about it.' },
  ],
}

/** How the two or three days of the Moon in a house color a day, each a clause of its own. */
export const moonIn: Record<House, Line[]> = {
  1: [
    { says: 'You feel things on the outside first, where people can see them.' },
    { says: 'Your own wishes come up before anyone has asked.' },
    { says: 'What you need shows in your face, which saves some explaining.' },
    { says: 'You take things personally for a day or two, the nice ones included.' },
  ],
  2: [
    { says: 'You want something solid, such as a good meal or a paid bill.' },
    { says: 'You look twice at what comfort costs.' },
    { says: "Your mood depends somewhat on what's in the refrigerator." },
    { says: 'You hold on to what you have, which may include an opinion.' },
  ],
  3: [
    { says: "You'd rather talk about it than think about it." },
    { says: 'Errands and small talk do you more good than they usually do.' },
    { says: 'Your mood changes with each message that comes in.' },
    { says: "You're pleasantly restless, and a walk around the block settles it." },
  ],
  4: [
    { says: "You'd sooner be home, and by late afternoon it shows." },
    { says: 'What happens in the kitchen counts for more than what happens at work.' },
    { says: "Your family is on your mind, whether or not it's on the phone." },
    { says: 'You recover best in your own rooms.' },
  ],
  5: [
    { says: "You're in the mood for company that doesn't want anything." },
    { says: 'A little fun goes a long way.' },
    { says: "You'd like to be noticed, and there's no harm in that." },
    { says: 'Children and other playful people are good for you.' },
  ],
  6: [
    { says: 'You feel best with something to put in order.' },
    { says: 'Minor jobs are oddly satisfying.' },
    { says: 'You notice what your body has been asking for, mostly sleep.' },
    { says: 'Being useful calms you down.' },
  ],
  7: [
    { says: "You're inclined to see yourself through the other person's eyes." },
    { says: "You'd rather not decide it alone." },
    { says: "One person's mood can set yours." },
    { says: 'Anything done in twos goes better than it would alone.' },
  ],
  8: [
    { says: "You sense what people aren't saying." },
    { says: 'Small talk leaves you hungry.' },
    { says: 'You want the real answer, even to a small question.' },
    { says: 'Your feelings run deeper than the occasion calls for.' },
  ],
  9: [
    { says: "You'd like to be elsewhere, or at least to read about it." },
    { says: 'The larger view cheers you up.' },
    { says: 'The usual way chafes a bit, so a detour helps.' },
    { says: "You feel better once you know what it's for." },
  ],
  10: [
    { says: 'Your feelings go to work with you.' },
    { says: "You'd like to be good at something where people can see it." },
    { says: 'People see more of you than you show on other days.' },
    { says: 'A word from someone in charge goes further than usual.' },
  ],
  11: [
    { says: "You're at your best among friends, even the ones on your phone." },
    { says: 'The group has a mood, and you catch it.' },
    {
      says: "You think about how you'd like things to turn out, preferably with someone who agrees.",
    },
    { says: 'Being one of several is restful.' },
  ],
  12: [
    { says: "You need more time alone than you've planned." },
    { says: "You're more tired than the day explains." },
    { says: "You pick up what's in the air without trying." },
    { says: 'Early to bed is the best idea anyone will have.' },
  ],
}
