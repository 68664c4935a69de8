import type { House } from '#lore/house.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { InnerSeason } from '../../year-ahead.ts'

/** The progressed Moon in a sign: the tone of two and a half years of inner life. */
export const innerSeasons: Record<Sign, InnerSeason> = {
  Aries: {
    mood: [
      {
        says: 'Inside, you are at the start of something. You have little patience for processing, your own included.',
      },
      {
        says: 'You feel better for doing than for talking, and you calm down once you have moved first.',
      },
    ],
    enters: [
      {
        says: 'A long tired stretch ends. You wake up wanting things again, and wanting them soon.',
      },
      {
        says: 'You stop waiting to feel ready. What comforted you last year begins to feel like a nap that went on too long.',
      },
    ],
  },
  Taurus: {
    mood: [
      {
        says: 'You want fewer changes and better meals. Comfort has become a serious subject, and you are right to take it seriously.',
      },
      { says: 'Your feelings have slowed to a pace at which you can tell what they are.' },
    ],
    enters: [
      {
        says: 'The hurry goes out of you. You begin to ask of each plan whether you could live in it.',
      },
      {
        says: 'You would like to own your time outright, and you start to refuse what leaves you rushed.',
      },
    ],
  },
  Gemini: {
    mood: [
      {
        says: 'You settle yourself by talking, reading, and leaving the house. One subject at a time is not enough.',
      },
      {
        says: 'You are interested in nearly everyone, and you find out what you feel by telling three people different parts of it.',
      },
    ],
    enters: [
      {
        says: 'Curiosity comes back before you have anything to be curious about. You answer messages the same day.',
      },
      {
        says: 'What was settled begins to look like one option. You ask more questions, and people find you younger.',
      },
    ],
  },
  Cancer: {
    mood: [
      {
        says: 'Home and the people who belong to it decide how you are. You need to be needed, and you need a place to stop being needed.',
      },
      {
        says: 'Old feelings are close to the surface, the good ones too. A song in a supermarket can do it.',
      },
    ],
    enters: [
      {
        says: 'You draw closer in. Being everywhere stops being interesting, and you begin to care who knows you well.',
      },
      { says: 'Something softens. You would rather cook for four people than meet forty.' },
    ],
  },
  Leo: {
    mood: [
      {
        says: 'You want to be seen by people who are glad about it. Modesty has become a little dishonest.',
      },
      {
        says: 'Your heart is nearer the front. You are more generous than before, and you notice when nobody says thank you.',
      },
    ],
    enters: [
      {
        says: 'You come out. After a long time of looking after others, you want a turn in the light, and you take it.',
      },
      {
        says: 'Play becomes a need. You begin to do things because they make you glow, and you find your people that way.',
      },
    ],
  },
  Virgo: {
    mood: [
      { says: 'You feel calm when things work. A sorted week does more for you than a long talk.' },
      {
        says: 'You see what could be better almost everywhere, and you are hardest to please about yourself.',
      },
    ],
    enters: [
      {
        says: 'The party is over in a good way. You want to be useful, and you want your mornings back.',
      },
      {
        says: 'Your standards become practical. You begin to improve by inches, and nobody has to applaud.',
      },
    ],
  },
  Libra: {
    mood: [
      {
        says: 'You find out how you are by being with somebody. Discord in the next room reaches you through the wall.',
      },
      {
        says: 'Fairness is an emotional need at present. An uneven arrangement spoils even what you got out of it.',
      },
    ],
    enters: [
      {
        says: 'You turn toward other people, one at a time. Doing it all yourself loses its charm.',
      },
      {
        says: 'You begin to care how things are said, and to choose company that is kind out loud.',
      },
    ],
  },
  Scorpio: {
    mood: [
      {
        says: 'You want the truth of things, and small talk tires you. A few bonds get all of what you have.',
      },
      { says: 'Feelings come whole and stay. You would sooner know the worst than be spared it.' },
    ],
    enters: [
      {
        says: 'It gets deeper. What you had kept pleasant for the sake of peace wants to be talked about.',
      },
      {
        says: 'You begin to trust fewer people with more. Some friendships turn out to have been acquaintances.',
      },
    ],
  },
  Sagittarius: {
    mood: [
      {
        says: 'You need something to look forward to. A booked trip or a good argument keeps you well for weeks.',
      },
      {
        says: "Your mood lifts with distance, and a closed room full of other people's feelings brings it down.",
      },
    ],
    enters: [
      { says: 'The weight comes off. You laugh more easily, and you begin to plan in miles.' },
      {
        says: 'You have been to the bottom of something, and now you want to know what it was good for.',
      },
    ],
  },
  Capricorn: {
    mood: [
      {
        says: 'You trust what you can do more than what you feel. Being relied on is how you know that you are all right.',
      },
      {
        says: 'You keep your worries to yourself and get things done, and you could use one person who sees through it.',
      },
    ],
    enters: [
      {
        says: 'You become serious about something. Time feels shorter, and you begin to say no without an apology.',
      },
      {
        says: 'The long view returns. You would rather lay one stone a week than talk about the house.',
      },
    ],
  },
  Aquarius: {
    mood: [
      {
        says: 'You feel best with a little air around you. You love people more easily in groups, and in the next room.',
      },
      {
        says: 'You watch your own feelings as if they were interesting weather, and you are freer than you were.',
      },
    ],
    enters: [
      {
        says: 'You stop needing to be approved of by the people in charge. It happens without a scene.',
      },
      {
        says: 'Friends begin to matter the way family did. You want to be understood by somebody who has no claim on you.',
      },
    ],
  },
  Pisces: {
    mood: [
      {
        says: "You take in more than you can sort, and other people's days come home with you. Being alone is how you put it down.",
      },
      {
        says: 'Something is ending that has no date. You forgive more than you planned to, and you sleep a great deal.',
      },
    ],
    enters: [
      {
        says: 'The edges blur. You care less about being right, and you cry at things that are not sad.',
      },
      {
        says: 'You begin to let a chapter close. Plans feel thin for a while, and dreams feel unusually well made.',
      },
    ],
  },
}

/** The progressed Moon in a house of the birth chart: where that inner life happens. */
export const innerPlaces: Record<House, InnerSeason> = {
  1: {
    mood: [
      {
        says: 'It shows on your face. For a couple of years people can tell how you are before you say a word.',
      },
      {
        says: 'Your own needs have moved up to the front, and you have become harder to overlook.',
      },
    ],
    enters: [
      {
        says: 'A private time ends. You are back among people, and you take up more room than you remember.',
      },
      { says: 'You start over on the inside, and from here on others can see it.' },
    ],
  },
  2: {
    mood: [
      {
        says: 'Feeling safe has a number in it for now. You sleep better when the bills are dull.',
      },
      { says: 'You attach feelings to things, so that what you buy and keep says how you are.' },
    ],
    enters: [
      {
        says: 'You begin to care about what lasts. Comfort and income become the same conversation.',
      },
      { says: 'You want something solid under you, and you start to put a little aside.' },
    ],
  },
  3: {
    mood: [
      {
        says: 'You live in your messages. A talk with a sibling, a neighbor, or an old classmate does what advice cannot.',
      },
      {
        says: 'Your feelings want words, quickly and often. A day without a real conversation feels wasted.',
      },
    ],
    enters: [
      { says: 'You begin to move around more and to say more of what passes through your head.' },
      {
        says: 'The people near you become interesting again, the ones you had stopped seeing included.',
      },
    ],
  },
  4: {
    mood: [
      {
        says: 'You are looking for home, in the rooms you have or in others. Visitors see less of you than they used to.',
      },
      {
        says: 'Where you come from is on your mind, and you understand some of it for the first time.',
      },
    ],
    enters: [
      { says: 'You turn homeward. The outside world may have you back in two years.' },
      { says: 'Something in you wants to put down its bags, and asks where.' },
    ],
  },
  5: {
    mood: [
      {
        says: 'You are happiest making something or being wooed, and you are a little vain about both.',
      },
      {
        says: 'Joy has become necessary, the way sleep is. You get cross when a week has none in it.',
      },
    ],
    enters: [
      { says: 'You come back out to play, surprised at how much you had been saving up.' },
      { says: 'You begin to show what you used to do only for yourself.' },
    ],
  },
  6: {
    mood: [
      { says: 'Your moods follow your routine. A bad chair or a bad boss can color a month.' },
      { says: 'You care for people by doing things for them, and you are learning where to stop.' },
    ],
    enters: [
      { says: 'You begin to tidy your days. What was fun last year wants a schedule.' },
      { says: 'Being useful becomes a comfort, and your body starts sending clearer messages.' },
    ],
  },
  7: {
    mood: [
      {
        says: "Another person is the weather you live in. You are learning how much of it you're allowed to forecast.",
      },
      {
        says: 'You feel more real in company of two, and you take quarrels harder than you let on.',
      },
    ],
    enters: [
      { says: 'You turn to face somebody. Doing well on your own stops being the point.' },
      { says: 'You begin to need a partner in things, at work as much as at home.' },
    ],
  },
  8: {
    mood: [
      {
        says: 'You want to be known to the bottom by very few. Everyone else gets the short answer.',
      },
      {
        says: 'What is shared is on your mind, from a bank account to a secret, and so is who could walk away with it.',
      },
    ],
    enters: [
      { says: 'It becomes harder to stay on the surface. You begin to ask what people mean.' },
      { says: 'Trust turns into the subject, and you find out whom you have been careful with.' },
    ],
  },
  9: {
    mood: [
      {
        says: 'You feel most yourself on the way somewhere, or in the middle of a book that argues with you.',
      },
      {
        says: 'You need meaning the way you needed rest a few years ago. Routine without a reason makes you low.',
      },
    ],
    enters: [
      { says: 'You lift your head. After a heavy stretch you begin to wonder what else there is.' },
      { says: 'Far places and large questions start to feel like comfort.' },
    ],
  },
  10: {
    mood: [
      { says: 'Your feelings are out in public for a while. How the work goes is how you are.' },
      {
        says: 'You want to be somebody to people you do not know, and you are watched while you find out how.',
      },
    ],
    enters: [
      { says: 'You step up to where you can be seen, a little before you feel prepared for it.' },
      { says: 'What you do for a living begins to matter to you personally again.' },
    ],
  },
  11: {
    mood: [
      {
        says: 'Friends carry you. You feel at home in a group that wants something, and lonely in one that only meets.',
      },
      {
        says: 'You live a little ahead of yourself, in what you hope for, and good company keeps it honest.',
      },
    ],
    enters: [
      { says: 'You come down from the stage and sit with the others, and you like it there.' },
      { says: 'You begin to look for your people, and to leave the ones you only worked with.' },
    ],
  },
  12: {
    mood: [
      {
        says: 'You are mostly elsewhere. Solitude is doing something for you that you could not put on a list.',
      },
      {
        says: 'You pick up what nobody says, and you need long stretches with nothing to pick up.',
      },
    ],
    enters: [
      { says: 'You begin to withdraw a little, gently. Let the group chat run without you.' },
      { says: 'A time of finishing starts. You have less to say, and you hear more.' },
    ],
  },
}
