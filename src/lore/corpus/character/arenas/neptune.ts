import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const neptuneArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: "People see in you what they're hoping to see, and you may go along with it for an entire evening before you notice.",
        traits: ['yielding'],
      },
      {
        says: 'You take on the accent and the posture of your company, and you get your own back on the way home.',
        traits: ['yielding'],
      },
    ],
    scene: [
      {
        says: "A stranger will greet you by somebody else's name, and you'll chat with him for a minute and a half rather than embarrass him.",
      },
      {
        says: "Three friends will describe you to the same newcomer, and she'll think that they mean three people.",
      },
    ],
    task: [
      'Say one plain sentence about what you want this month to someone who has the wrong idea of you.',
      "Decide before each social evening this month when you'll leave, and go at that hour, however much you seem to be needed.",
    ],
  },
  2: {
    does: [
      {
        says: "You're vague about money, and you can go from feeling rich to feeling broke without the balance having moved.",
        traits: ['loose'],
      },
      {
        says: "You lend to people with sad stories without writing it down, so that later you aren't sure whether it was a loan.",
        traits: ['generous'],
      },
    ],
    scene: [
      {
        says: "You'll leave a bill unopened for nine days, and when you do open it, it's a refund.",
      },
      {
        says: "You'll name your price for a piece of work, see the customer's face, and hear yourself take off a third.",
      },
    ],
    task: [
      'Write down every amount you spend for two weeks, by hand, and add it up only on the last day.',
      "Put one price in writing and send it before you meet the person who'll pay it.",
    ],
  },
  3: {
    does: [
      {
        says: 'You remember what people meant and forget what they said, which has kept you several friends and cost you some appointments.',
        traits: ['loose'],
      },
      {
        says: 'Your mind drifts on familiar roads, and you have your clearest thoughts at a red light that has already turned.',
      },
    ],
    scene: [
      {
        says: "You'll miss your stop because of a song, get out in a neighborhood you don't know, and be in no hurry to turn around.",
      },
      {
        says: "A relative or a neighbor will tell you a long story, and the next day you'll remember the light in it and none of the names.",
      },
    ],
    task: [
      'Confirm every arrangement you make this month in writing, with the time and the place, on the day you make it.',
      'Record yourself telling one story about the street you live on, and play it to somebody else who lives there.',
    ],
  },
  4: {
    does: [
      {
        says: 'You carry a picture of the perfect home with you, and the one you live in is always being forgiven for not matching it.',
        traits: ['idealistic'],
      },
      {
        says: "Relatives and roommates leave their troubles with you, since you've never been known to hand one back.",
        traits: ['warm'],
      },
    ],
    scene: [
      {
        says: "You'll fall for an apartment because of the light at four in the afternoon, and notice in the winter that it has no closet.",
      },
      {
        says: "Three bars of an old song from a neighbor's radio will make you forget for a minute what year it is.",
      },
    ],
    task: [
      "Name the one thing about your living arrangement that you've kept hazy, and get a figure or a date for it this month.",
      'Say no to one request from a relative or roommate this month, kindly, and leave out the explanation.',
    ],
  },
  5: {
    does: [
      {
        says: 'You fall for a possibility, and the actual person may be the last to hear about it.',
        traits: ['idealistic'],
      },
      {
        says: 'You lose yourself in making things, so the sketch that was going to take an hour gets the whole evening.',
      },
    ],
    scene: [
      {
        says: "You'll come out of a movie unable to talk, and the friend who knows you will steer you across the street.",
      },
      {
        says: "A toddler will hand you a toy phone, and you'll be on it for ten minutes, because the call turns out to be serious.",
      },
    ],
    task: [
      'Turn one daydream into something another person can see or hear before the month is over, however rough it comes out.',
      "Write down five facts about a person you're charmed by, and check two of them with the person.",
    ],
  },
  6: {
    does: [
      {
        says: 'You help with whatever is nearest, and your own list is usually where you left it at nine in the morning.',
        traits: ['loose', 'generous'],
      },
      {
        says: "Other people's hurry gets into your body, and sleep or a long swim takes it out better than willpower does.",
      },
    ],
    scene: [
      {
        says: "You'll tell a coworker that you have a minute, and when you next look at the window it will be dark.",
      },
      {
        says: "You'll set out to clean the bathroom, look for a song to do it to, and be sitting on the edge of the tub when the album ends.",
      },
    ],
    task: [
      "Put tomorrow's first task on paper before you leave work, every day for two weeks, and do it before you help anyone.",
      'Go to bed an hour earlier twice a week this month, and note on those mornings what you felt like doing.',
    ],
  },
  7: {
    does: [
      {
        says: 'You see what the people you love could become, and you can be patient with the present version for years.',
        traits: ['trusting'],
      },
      {
        says: 'Alone with one person, you begin to want what they want, and you need a weekend apart to hear your own preference.',
        traits: ['yielding'],
      },
    ],
    scene: [
      {
        says: "You'll agree with both halves of a couple in the same week, mean it each time, and then learn that they've compared notes.",
      },
      {
        says: "You'll describe a new love so well that at the introduction your oldest friend keeps looking around for the person you meant.",
      },
    ],
    task: [
      'Ask someone you count on one plain question about what they can really offer you this year, and write down the answer.',
      "Tell a person you've been making excuses for the one thing that has to change, and name a date.",
    ],
  },
  8: {
    does: [
      {
        says: "You share before the terms are settled, and you'd feel petty bringing up percentages.",
        traits: ['trusting'],
      },
      {
        says: "You sense what people are hiding, without wanting to, and you're often sorry for them before you know the reason.",
        traits: ['warm'],
      },
    ],
    scene: [
      {
        says: "Someone will ask at the airport who paid for the vacation rental, and after a silence you'll realize that you did.",
      },
      {
        says: "You'll wake from a dream about somebody close to you, and be careful with them all day, although they've done nothing.",
      },
    ],
    task: [
      'Go line by line through one statement or contract that you signed on trust, with someone who likes numbers.',
      'Tell one person this month where your help ends, in dollars or in hours, before they next need it.',
    ],
  },
  9: {
    does: [
      {
        says: 'You believe in something larger than the facts, and you feel it at the sea or in a concert hall more reliably than in a creed.',
        traits: ['idealistic'],
      },
      {
        says: "A teacher with a beautiful voice can lead you a long way into a subject before you ask what it's based on.",
        traits: ['trusting'],
      },
    ],
    scene: [
      {
        says: "You'll spend an evening walking around a foreign city on the map in your phone, and feel slightly jet-lagged at work.",
      },
      {
        says: "You'll sit through a lecture that you half understand, write nothing down, and be moved by it on the bus.",
      },
    ],
    task: [
      "Look up the source of one claim you love to repeat, and if it doesn't hold, correct it with the last person you told.",
      'Go alone to a place of worship or to open water this month, stay for an hour, and take no pictures.',
    ],
  },
  10: {
    does: [
      {
        says: "What you do for a living is hard to fit on a form, and people's idea of it is either nicer or sadder than the truth.",
      },
      {
        says: 'You want your work to do the world some good, and a promotion that takes you further from it gives you no pleasure.',
        traits: ['idealistic'],
      },
    ],
    scene: [
      {
        says: "You'll explain your job to a table of old classmates in two sentences, and each of them will go home with a different one.",
      },
      {
        says: 'Somebody will quote you in a presentation, and it will be better than anything you remember saying.',
      },
    ],
    task: [
      'Write out what you believe your job consists of, on one page, and compare it with what your boss or main client believes.',
      'Ask this month for credit in your own name on something you helped with, before it goes out.',
    ],
  },
  11: {
    does: [
      {
        says: 'You join for the dream, and the first meeting about money shows you what the group is really like.',
        traits: ['idealistic'],
      },
      {
        says: 'Friends borrow your time and your things, and you have trouble telling a friend in need from a friend in the habit.',
        traits: ['generous'],
      },
    ],
    scene: [
      {
        says: "You'll feel lonely in the middle of a wonderful party, go out on the balcony, and find the other one who does.",
      },
      {
        says: "You'll say you could lend a hand at the benefit concert, and in the final week you'll be running it.",
      },
    ],
    task: [
      'Think back over the friends you did favors for this year, and invite the one who has done some in return.',
      'Find out where one cause you give to puts its money, before you give it another evening.',
    ],
  },
  12: {
    does: [
      {
        says: 'You need to be out of reach for part of each day, and without that hour you lose things and misread people.',
        traits: ['private'],
      },
      {
        says: 'People may find you a few seconds away when they speak to you, because in your head there was already something playing.',
        traits: ['private'],
      },
    ],
    scene: [
      {
        says: "You'll walk the long way around the lake, speak to no one, and come home having forgiven somebody.",
      },
      {
        says: "The news will show a flood on the other side of the world on Sunday night, and you'll be no use to your own office until Wednesday.",
      },
    ],
    task: [
      "Give twenty minutes a day to silence or to music for three weeks, and tell the people around you that it's an appointment.",
      'Find one place where your sympathy is of practical use for two hours this month, and be done when the two hours are over.',
    ],
  },
}
