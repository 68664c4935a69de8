import type { TransitPlaces } from '../../../year-ahead.ts'

export const jupiterTransits: TransitPlaces = {
  houses: {
    1: ['you are larger than usual in every room', 'people expect good things of you on sight'],
    2: [
      'it has to do with earning more, and with spending it sooner',
      'money is looser than usual',
    ],
    3: [
      'it comes by way of talk, short trips, and people nearby',
      'you have more to say than hours to say it in',
    ],
    4: [
      'home is where there is more of everything, people included',
      'you want more room to live in',
    ],
    5: [
      'it has to do with pleasure, romance, or something you are making',
      'fun gets the larger share',
    ],
    6: ['there is more work, and better work', 'your days fill up with useful things'],
    7: [
      'it comes through someone who believes in you',
      'good things reach you by way of other people',
    ],
    8: [
      'it has to do with what others lend, give, or trust you with',
      'somebody shares more with you than you asked for',
    ],
    9: ['it points outward, to travel or study', 'the horizon is wider than the calendar'],
    10: ['it happens where your name is known', 'somebody with influence thinks well of you'],
    11: ['it comes through friends, and friends of friends', 'a group has a place for you'],
    12: ['the luck is of the quiet kind', 'help comes from where you were not looking'],
  },
  signs: {
    Leo: ['it likes an audience', 'it has to do with being proud of something out loud'],
    Virgo: ['it comes as useful work and small improvements', 'the luck is in the details'],
    Libra: ['it comes through other people', 'being fair pays'],
    Scorpio: ['it goes deep where it might have gone wide', 'it comes through trust'],
    Sagittarius: ['it wants to go far', 'there is no small version of it'],
    Capricorn: ['it is careful with its promises', 'it pays for work already done'],
    Aquarius: ['it comes through friends and odd ideas', 'it is generous to groups'],
    Pisces: ['it is kind and not very exact', 'it gives without keeping count'],
    Aries: ['it starts things', 'it rewards people who move'],
    Taurus: ['it brings things you can use', 'it is slow and pleasant'],
    Gemini: ['it comes as news and invitations', 'there are two of everything'],
    Cancer: ['it looks after people', 'it begins at home'],
  },
}
