import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const venusArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: 'People tend to like you on sight, and you can feel it when they do, since being liked puts you at ease.',
        traits: ['warm'],
      },
      {
        says: 'You use your looks and your manners to make things pleasant, and going out badly dressed spoils even a trip to the pharmacy.',
      },
    ],
    scene: [
      {
        says: "At the store with no receipt for the jacket, you'll chat for a minute and leave with the refund and a compliment.",
      },
      {
        says: "You'll fix your collar in a train window and look up to find someone smiling at you.",
      },
    ],
    task: [
      "Wear the thing you've been saving for an occasion to an ordinary workday this month.",
      "Let one person visit you this month on a day when you've made no effort with your appearance, and don't mention it.",
    ],
  },
  2: {
    does: [
      {
        says: 'Work that has something beautiful or sociable about it pays you better than other work, and you spend most easily on the same things.',
      },
      {
        says: 'A thing you bought for its looks goes on making you happy, and you can say what it cost without regret.',
      },
    ],
    scene: [
      {
        says: "You'll give up takeout for a month and then spend the savings on one pair of shoes.",
      },
      {
        says: "You'll pick up the check for somebody you like and feel richer on the way home than you did before dinner.",
        traits: ['generous'],
      },
    ],
    task: [
      "Set a sum for pure pleasure this month, spend all of it on one thing, and don't explain it to anyone.",
      'Take the prettiest thing you own and hardly use, and use it every day for a month.',
    ],
  },
  3: {
    does: [
      {
        says: 'People you know only by sight would miss you if you moved, because you make small talk pleasant.',
        traits: ['warm'],
      },
      {
        says: "You can't stay on bad terms with a neighbor or a sibling for long, and you're apt to end a quarrel by sending something funny.",
        traits: ['tactful'],
      },
    ],
    scene: [
      {
        says: "You'll read a message from somebody you like four times, and the fourth time is for the punctuation.",
      },
      {
        says: "You'll admire a stranger's scarf on the morning train and have their recommendation for a dentist by the third stop.",
        traits: ['open'],
      },
    ],
    task: [
      'Thank somebody within walking distance in a handwritten note, and deliver it yourself.',
      "Make the first friendly gesture toward a relative or neighbor you've gone quiet on, and keep it to two lines.",
    ],
  },
  4: {
    does: [
      {
        says: "Guests stay later at your place than they meant to, because you've taken trouble over the light and the music.",
      },
      {
        says: "You want peace at home more than anywhere, and you'll let a good deal go by for the sake of an evening without raised voices.",
        traits: ['tactful'],
      },
    ],
    scene: [
      {
        says: "You'll spend a whole Saturday choosing a white for the bedroom wall, and only you will ever be able to tell.",
      },
      {
        says: "On a Sunday you'll set the table properly for a frozen pizza, and it will taste better.",
      },
    ],
    task: [
      "Invite one person you'd like to know better to eat at your place this month, and let them see the room you keep closed.",
      "Find one ugly thing at home that you've stopped noticing, and get rid of it by the end of the month.",
    ],
  },
  5: {
    does: [
      {
        says: "People who are planning a birthday or a night out tend to ask you first, because you're good at pleasure.",
        traits: ['playful'],
      },
      {
        says: "Romance stays a part of your life at any age, and you'd give up other comforts before you gave up being looked at across a room.",
      },
    ],
    scene: [
      {
        says: "You'll stay up until one making the playlist for a party of eight, and it's the part you enjoy most.",
      },
      {
        says: "You'll imagine a whole life with a stranger in a café between two sips, and go back to your book in a good mood.",
      },
    ],
    task: [
      'Make something pretty with your hands this month, and give it to a person you find attractive, spouse included.',
      'Go and hear live music within the next four weeks with somebody who makes you laugh.',
    ],
  },
  6: {
    does: [
      {
        says: "You want the working day to be pleasant, and a kind team can keep you in a job that a better salary couldn't.",
      },
      {
        says: 'You keep up the healthy habits you enjoy and drop the rest, so a nice pool gets years of your life and an ugly gym gets a week.',
      },
    ],
    scene: [
      {
        says: "You'll bring in pastries on a Tuesday for no reason, and by ten two coworkers who weren't speaking are standing over the same box.",
      },
      {
        says: "You'll begin taking the longer way to work because of someone, or some tree, that you like to see in the morning.",
      },
    ],
    task: [
      'Make the spot where you work nicer to look at with one thing from home, before the week is out.',
      "Turn one health habit you've been forcing into a version you'd do for fun, and try it for three weeks.",
    ],
  },
  7: {
    does: [
      {
        says: "You like being half of something, and you treat a partner or close friend with a courtesy that doesn't wear off.",
        traits: ['close'],
      },
      {
        says: 'People show you their good manners, and to keep it that way you can put off for weeks the one sentence that might spoil an evening.',
        traits: ['tactful'],
      },
    ],
    scene: [
      {
        says: "You'll end up at the Thai place that neither of you wanted, because each was sure the other did.",
      },
      {
        says: "You'll watch the person you came with charm the whole table, and be as pleased as if you'd done it yourself.",
      },
    ],
    task: [
      "Tell the person closest to you one thing you'd like more of, on a good day and without a preface.",
      "The next time someone you love asks what you'd like to do, name a thing within five seconds and let it stand.",
    ],
  },
  8: {
    does: [
      {
        says: 'Affection and money get mixed up for you, and a fair split of the rent can feel like tenderness.',
      },
      {
        says: 'You want one person to know everything about you, and company that stays pleasant all evening leaves you a little lonely.',
        traits: ['close'],
      },
    ],
    scene: [
      {
        says: "Somebody will hand you the card to their account with a shrug, and it'll mean more to you than flowers would have.",
      },
      {
        says: "On a third date you'll hear yourself ask what they regret, and the answer will take until the restaurant closes.",
      },
    ],
    task: [
      'Tell someone you love what you earn or what you owe, and ask for their number in return.',
      "Return one thing you've borrowed for too long, in person, and stay for a drink afterward.",
    ],
  },
  9: {
    does: [
      {
        says: "You fall for what's far away, and some of the people you've liked best may have come with another passport or another faith.",
      },
      {
        says: 'You like people who know things, and being shown around a subject by somebody who loves it is close to a date for you.',
      },
    ],
    scene: [
      {
        says: "You'll carry a bowl home from vacation on your lap through two airports, and be happy each time you eat cereal.",
      },
      {
        says: "You'll enroll in evening Italian because of the language and keep going because of the teacher.",
      },
    ],
    task: [
      "Take someone you love to a place neither of you has been, within a day's reach, before the month is out.",
      'Learn the story behind one painting or piece of music that you love, and tell it to somebody.',
    ],
  },
  10: {
    does: [
      {
        says: "You're liked at work, and your career moves forward through people who enjoy having you in the room.",
        traits: ['public'],
      },
      {
        says: "You want good work to look good too, and you'll stay an extra hour for the sake of a title page.",
      },
    ],
    scene: [
      {
        says: "The difficult client will be sent to you, and the next time they'll ask for you by name.",
        traits: ['tactful'],
      },
      {
        says: "Before a big presentation you'll spend longer on what to wear than on the numbers, and you'll turn out to be right.",
      },
    ],
    task: [
      'Thank someone who has helped your career, in front of other people, and say exactly what they did.',
      'Ask a person whose job you admire to lunch within the month, and tell them what you like about their work.',
    ],
  },
  11: {
    does: [
      {
        says: 'You make friends pleasantly and keep them for years, and one of your love stories may have begun inside the group.',
      },
      {
        says: "Among friends you keep things agreeable, and at dinner you take the seat between the two who don't get along.",
        traits: ['tactful'],
      },
    ],
    scene: [
      {
        says: "Six people who had drifted apart will spend a weekend in one rented cabin because of you, and you'll also have picked the cabin.",
      },
      {
        says: "You'll notice at somebody's birthday that you've dressed for one particular friend.",
      },
    ],
    task: [
      "Invite two friends who'd like each other and have never met, and cook for them before the month ends.",
      'Tell a friend of many years what you like about them, out loud and without a joke at the end.',
    ],
  },
  12: {
    does: [
      {
        says: 'You keep your likings to yourself, and somebody may have been dear to you for a year without hearing a word of it.',
        traits: ['private', 'guarded'],
      },
      {
        says: 'Your best pleasures are solitary, and an hour with headphones can do more for you than the party would have.',
        traits: ['private'],
      },
    ],
    scene: [
      {
        says: "You'll know exactly which evenings a certain person comes to class, be there for all of them, and talk about the weather.",
        traits: ['guarded'],
      },
      {
        says: "You'll pay for the order of the tired person behind you and be around the corner before they find out.",
        traits: ['generous'],
      },
    ],
    task: [
      'Tell one person this month that you like them, in so many words, before you can talk yourself out of it.',
      'Give yourself an afternoon alone with something beautiful, in a museum or a garden, and report on it to no one.',
    ],
  },
}
