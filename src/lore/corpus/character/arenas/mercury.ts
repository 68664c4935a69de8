import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const mercuryArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: "People get to know you by your questions, and you've often asked two of them before you've given your own name.",
      },
      {
        says: 'Some part of you is always in motion, if only a foot under the table, and it makes you look younger or busier than you are.',
      },
    ],
    scene: [
      {
        says: "On the street you'll be talking to yourself, and you'll finish the sentence before you check who heard.",
      },
      {
        says: "At a checkup you'll know the nurse's commute and her opinion of the new parking rules before she has your blood pressure.",
      },
    ],
    task: [
      'In one meeting this month, say nothing for the first ten minutes and write down what you would have said.',
      "Rewrite the lines that introduce you online in words you'd really say, and post them.",
    ],
  },
  2: {
    does: [
      {
        says: 'You think about money in detail, and you can say what you paid for nearly everything in the room.',
        traits: ['practical'],
      },
      {
        says: "Your paid work tends to run on what you know or can explain, and you notice when you've explained it for free.",
      },
    ],
    scene: [
      {
        says: "You'll spend forty minutes comparing two phone plans that differ by a dollar a month, and you'll enjoy most of it.",
      },
      {
        says: "You'll advertise an old bike online, and the description will be so good that people write back who don't need a bike.",
      },
    ],
    task: [
      "List every subscription you pay for with its yearly price beside it, and cancel the one you can't explain.",
      'Decide what an hour of your advice costs, and say the figure aloud to someone who might pay it.',
    ],
  },
  3: {
    does: [
      {
        says: 'Your mind runs all day on small things, and you can keep five conversations open without losing your place in any of them.',
      },
      {
        says: "You know your neighborhood by its facts, including which bus is faster at five o'clock and who lives above the pharmacy.",
      },
    ],
    scene: [
      {
        says: "You'll look up one word for a crossword and be reading about Portuguese trams forty minutes later.",
      },
      {
        says: 'An argument by text with somebody you grew up with, about nothing, will enter its sixth year, and neither of you will want to win it.',
      },
    ],
    task: [
      "Take one class this month, in person and close to home, in something you've learned only from videos so far.",
      'Answer the message that has waited longest in your inbox, and do it in three sentences.',
    ],
  },
  4: {
    does: [
      {
        says: "Decisions that you couldn't make all week at work come to you at home while you're rinsing plates.",
      },
      {
        says: 'You know the family stories or ask for them, and you notice when two relatives tell the same one differently.',
      },
    ],
    scene: [
      {
        says: "At a family gathering you'll settle whose wedding it rained at with a photo you found in under a minute.",
      },
      {
        says: "You'll take a call in the bedroom and pace so much that the bed is made by the end of it.",
      },
    ],
    task: [
      "Write down one family story as it was told to you, and show it to the relative who'll object to the details.",
      'Put in writing one arrangement at home that everybody remembers differently, and read it aloud to the people it concerns.',
    ],
  },
  5: {
    does: [
      {
        says: "You flirt with words, and a person who can't play along loses you before the check comes.",
        traits: ['playful'],
      },
      {
        says: "Your idea of a good time has a puzzle in it, and you've been known to read the rules of a game for pleasure.",
        traits: ['playful'],
      },
    ],
    scene: [
      {
        says: 'A two-line reply to a stranger on an app will take you half an hour, because getting it funny has become the point.',
        traits: ['playful'],
      },
      {
        says: "A four-year-old will ask you why the sea is salty, and you'll give the real answer and be asked eleven more.",
      },
    ],
    task: [
      'Write something short for fun this month, a poem or a scene, and read it to someone out loud.',
      'Tell one person you like which conversation with them you remember best, and what they said in it.',
    ],
  },
  6: {
    does: [
      {
        says: "Details of the job end up with you, since you're the one who read the manual or at least knows where it is.",
      },
      {
        says: 'Your nerves answer to your schedule, and too many messages before ten can tighten your shoulders until bedtime.',
      },
    ],
    scene: [
      {
        says: "You'll explain the expense form to the same coworker for the fourth time and then go and type up instructions for it.",
      },
      {
        says: "Walking a dog, your own or a neighbor's, you'll tell it what happened at work and come home with the email already composed.",
      },
    ],
    task: [
      'Write the steps of the chore you explain most often at work on one page, and give the page to the next person who asks.',
      'Keep your phone silent for the first hour of every workday for two weeks, and note what you got done in it.',
    ],
  },
  7: {
    does: [
      {
        says: "An opinion of yours is half finished until somebody has objected to it, and there's one person you count on to object.",
        traits: ['close'],
      },
      {
        says: 'You pair up with people who talk well, and on the drive home the two of you go over everything that was said at the party.',
      },
    ],
    scene: [
      {
        says: "You'll read a text aloud to your partner or best friend before you send it, change one word, and consider it approved.",
      },
      {
        says: "You'll have the argument twice, first on your commute, where you take both parts, and later with the person, who departs from the script.",
      },
    ],
    task: [
      'Ask someone you disagree with to explain their side, and repeat it back until they say that you have it right.',
      'Put one unspoken agreement you have with someone into plain words, and find out whether they thought it was the same.',
    ],
  },
  8: {
    does: [
      {
        says: 'You ask about what other people skip, such as what they owe or what the interest comes to, and you ask it at dinner.',
      },
      {
        says: "You're told secrets because your questions are precise, and you remember the answers longer than the people who gave them.",
      },
    ],
    scene: [
      {
        says: "A charge of six dollars on a shared bill will make no sense to anyone, and by evening you'll know whose it was.",
      },
      {
        says: "You'll start a mystery on Friday, read the last chapter to see if you were right, and go back to watch how it was done.",
      },
    ],
    task: [
      'Make a one-page list of your accounts and where the papers are, and tell one person you trust that it exists.',
      "Have the conversation about money that you've been having only in your head, and bring the figures along.",
    ],
  },
  9: {
    does: [
      {
        says: 'Large subjects suit you, and a question about lunch can lead to an account of how an entire country eats.',
      },
      {
        says: "You collect languages and other people's customs, if only by the phrase, and you try them on the first person who'd understand.",
      },
    ],
    scene: [
      {
        says: "You'll quote an article at dinner, be asked where you read it, and realize it was two articles that disagree.",
      },
      {
        says: "On vacation you'll stand at one museum label so long that your friends go for coffee and come back.",
      },
    ],
    task: [
      'Learn enough of one language this month to order a meal in it, and go and order the meal.',
      'Pick an opinion you hold strongly, and read the best book you can find by someone who holds the opposite.',
    ],
  },
  10: {
    does: [
      {
        says: "People who've never met you have read your emails, and you're known at work for how you put things.",
        traits: ['public'],
      },
      {
        says: "You consider how a sentence will sound two levels up, including when you're only saying good morning.",
      },
    ],
    scene: [
      {
        says: "You'll redraft a three-line message to your boss for half an hour and get back a thumbs-up.",
      },
      {
        says: "Somebody important will ask you in an elevator how things are going, and you'll have the version that ends at the ninth floor.",
      },
    ],
    task: [
      "Write the paragraph about your work that you'd like someone else to say, and put it on your professional page.",
      'Ask for ten minutes on the agenda of one meeting, and use them to explain something that only you know.',
    ],
  },
  11: {
    does: [
      {
        says: "You hold your friends together with information, because you know who's moving and who's looking for a roommate.",
      },
      {
        says: 'Your ideas come out of company, and you can trace most of what you think to four or five people you keep arguing with.',
      },
    ],
    scene: [
      {
        says: "You'll wake up to ninety messages in a group chat, read every one, and answer the one from two in the morning.",
      },
      {
        says: "Mentioning one friend to another, you'll realize they've never met and have all three of you on a thread within the minute.",
      },
    ],
    task: [
      "Start a small group around something you're reading or learning, with its first date inside the month.",
      'Send a real question to a friend you usually exchange jokes with.',
    ],
  },
  12: {
    does: [
      {
        says: "You think a great deal that you don't say, and people who take you for undecided have simply not been told.",
        traits: ['private'],
      },
      {
        says: "Your mind works when you aren't watching, and a problem you'd given up on comes back solved while you're brushing your teeth.",
      },
    ],
    scene: [
      {
        says: "You'll write somebody a long message at midnight, read it through twice, and save it where several others are.",
      },
      {
        says: "On the train home you'll understand what somebody meant three hours earlier, and you'll laugh out loud by yourself.",
      },
    ],
    task: [
      'Keep a notebook by the bed for four weeks, and at the end of each one read somebody a single line out of it.',
      'Block out one hour in each of the next four weeks when nobody can reach you, and think on paper without a screen.',
    ],
  },
}
