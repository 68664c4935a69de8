import type { PlotManners } from '#lore/authored.ts'

export const firstHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: 'you introduce yourself at full speed and find out afterward what you said',
    Taurus: 'you say what you do and what you like, and then you wait for the other person to talk',
    Gemini: 'you have four versions of who you are and pick one by looking at the listener',
    Cancer: "you say nothing about yourself until you've decided that the other person is kind",
    Leo: 'you tell people who you are with a flourish and check their faces for the effect',
    Virgo: 'you mention the flaw first, before anyone else can find it',
    Libra: "you ask good questions until nobody notices that you've said nothing about yourself",
    Scorpio: 'you show people the outermost ring of yourself and watch what they do with it',
    Sagittarius:
      "you tell a story about somewhere you've been and let people work you out from that",
    Capricorn: "you say what you're responsible for, as though that were who you are",
    Aquarius: 'you explain what you think and leave out what you feel',
    Pisces: "you become a little like the person you're talking to",
  },
  {
    Aries: 'you run the first hour of a day at a speed that nobody could keep up until dinner',
    Taurus: 'you have one speed, a good one, and you dig in when somebody tries to change it',
    Gemini: "you do three things at once and call it resting when it's only two",
    Cancer: 'you speed up and slow down with the mood of the people near you',
    Leo: 'you keep going as long as somebody is watching and collapse in the car',
    Virgo: "you can't stop until the small things are done, and the small things breed",
    Libra: 'you wait for others and then have to run to make up for it',
    Scorpio: "you go without a break for days and then can't be reached for one",
    Sagittarius: 'you say yes to whatever starts soonest and count the hours afterward',
    Capricorn: "you treat being tired as a sign that you're doing it properly",
    Aquarius: 'you work in bursts at hours that suit nobody else',
    Pisces: 'you drift for most of a morning and then do it all in one dreamy rush',
  },
]
