import type { HouseThoughts } from '#lore/authored.ts'

/** What a new Moon begins in a house, and what a full Moon shows there. */
export const lunationThoughts: Record<'new' | 'full', HouseThoughts> = {
  new: {
    1: {
      says: [
        "It's the one new Moon of the year that is about you, and the next four weeks follow the tone you set.",
        "People may be ready to update their picture of you, so they'll believe what you show them more easily than what you announce.",
        "If there's something you've been meaning to become, you may as well behave as though it had happened.",
      ],
      task: 'Change one thing about how you look or introduce yourself, and let it stand for a month.',
    },
    2: {
      says: [
        'Whatever you want to earn, keep, or stop paying for has four weeks with the wind behind it.',
        "You may find that you know your prices better than your values, and they've drifted apart.",
        'A figure you write down now has a way of turning up.',
      ],
      task: 'Set one amount for this month, to earn or to save, and tell somebody what it is.',
    },
    3: {
      says: [
        'What begins now begins as a conversation, and it may look like nothing more than that.',
        "A brother, a sister, a neighbor, or somebody you write to every day has something for you that they don't know is interesting.",
        'The more ordinary the question, the further it will take you.',
      ],
      task: "Write to somebody nearby you've lost the habit of talking to.",
    },
    4: {
      says: [
        'Something at home can start over, and it needs no audience.',
        'It may be a room, or a rule that everyone keeps and nobody likes, or the way you come in at night.',
        "The first evening of a new arrangement tends to set how it goes, so it's worth being rested for.",
      ],
      task: 'Change one thing at home that has been the same since you moved in.',
    },
    5: {
      says: [
        'Something wants to be begun for the fun of it, and fun is a better reason than you think.',
        'It could be a class, or a flirtation, or an afternoon with a child who has your full attention.',
        "You'll be bad at it to begin with, which is exactly what you've been short of.",
      ],
      task: 'Sign up for or set out the materials for one thing that has no use whatever.',
    },
    6: {
      says: [
        "A habit that starts here holds better than one that starts at New Year's.",
        "It should be so small that you'd be ashamed to mention it.",
        'Your days are made of things like that, and after four weeks of this one your body, your desk, or your boss will have noticed.',
      ],
      task: 'Choose one two-minute habit, and fix the hour at which it happens.',
    },
    7: {
      says: [
        'Something begins between you and one other person, and it takes the two of you to begin it.',
        'You might meet somebody, or you might meet somebody again whom you have lived with for years.',
        "Either way the first move is a question, and it works best if you don't know the answer.",
      ],
      task: "Ask one person what they'd like to be different between you by next month.",
    },
    8: {
      says: [
        'A debt, a worry, or a secret can stop being only yours.',
        'What you share with others, and on what terms, is open for the next four weeks, down to the passwords.',
        'You need not settle it at once, and the relief is mostly in the first sentence.',
      ],
      task: "Raise one question of money or trust that you've been carrying alone.",
    },
    9: {
      says: [
        'The map gets bigger, and you only have to look up.',
        "A place, a subject, or a teacher has been on your mind, and there's now a reason to take the first cheap step in that direction.",
        "People who've been there will tell you more in ten minutes than the brochure does.",
      ],
      task: 'Find one person who has done what you want to learn, and ask how they began.',
    },
    10: {
      says: [
        'You can start being known for something else.',
        "It doesn't take a new job, since it usually begins with one piece of work done in public and slightly above your station.",
        "Those who decide such things are looking around just now, and they can't choose what they haven't seen.",
      ],
      task: 'Volunteer for one visible thing that belongs to the position you would like to have.',
    },
    11: {
      says: [
        "There are people you haven't met yet who are already interested in what you are.",
        'A group you join or gather in the next four weeks could last you for years, even if it starts with three of you and a bad table.',
        "It's your turn to suggest the evening.",
      ],
      task: 'Name a date to two people who would like each other.',
    },
    12: {
      says: [
        'Nothing has to begin where anyone can see it.',
        "You're at the end of something, and the useful thing to do with an end is to empty it out, by sleeping, or by throwing away, or by telling a friend what you are done with.",
        'In a month you will want the room.',
      ],
      task: 'Let go of one thing that nobody would notice but you, and go to bed early.',
    },
  },
  full: {
    1: {
      says: [
        "You can't hide how you are, so you may as well look well.",
        'People see in your face what you had planned to mention later, and most of them like you better for it.',
        'It also shows you how much of your energy has been going into seeming fine for others.',
      ],
      task: "Answer truthfully the next time you're asked how you are.",
    },
    2: {
      says: [
        'You can see what it has cost, and what it was worth.',
        'A purchase, a job, or an arrangement that you began about half a year ago shows its real price, in money or in hours.',
        'Some of it was a bargain.',
      ],
      task: 'Cancel one thing that you pay for out of habit.',
    },
    3: {
      says: [
        "Something gets said, and afterward everyone pretends that they'd known it.",
        "It may come from you, in the middle of a chat about nothing, or from somebody nearby who's been working up to it.",
        "Once it's out, the smaller questions answer themselves.",
      ],
      task: "Say the half of the story that you've been leaving out, to the person who knows the other half.",
    },
    4: {
      says: [
        'Home calls in its share of you.',
        "Whatever has been building up under your own roof comes to the table now, and it's less often a quarrel than somebody who is tired.",
        'You find out what you need a home for, which is a different thing from what it looks like.',
      ],
      task: 'Spend the evening at home with the people who live there, and leave work unanswered.',
    },
    5: {
      says: [
        'Something you made, or someone you love, is ready to be shown.',
        "There's applause in it, or at least a face lighting up, and a little of the fear that goes with being seen to care.",
        'You learn which of your pleasures are yours and which you had kept up for the company.',
      ],
      task: "Let one person see the thing you've been making, or tell one person that you like them.",
    },
    6: {
      says: [
        "Your body and your calendar have been keeping score, and they've finished adding it up.",
        'The routine that has carried you shows where it rubs.',
        "One part of the daily load has turned out to be somebody else's, and another could be dropped without anybody noticing.",
      ],
      task: "Take one thing off this week's list for good, and rest for as long as it would have taken.",
    },
    7: {
      says: [
        'You see the other person clearly, and they see you.',
        'What has been growing between you for months, closeness or its opposite, is plain enough to be talked about.',
        "It's a good light for fairness, since each of you can see what the other one has been carrying.",
      ],
      task: "Tell one person what you've seen them do for you, and then what you'd like instead.",
    },
    8: {
      says: [
        'Something that was shared in silence comes up for settling.',
        'It might be a loan, a favor, or a thing you both know and have never mentioned.',
        "It's smaller out in the open than it was in the dark, and one of you has been waiting for the other to begin.",
      ],
      task: 'Pay back, ask back, or forgive one thing, and tell the person which it is.',
    },
    9: {
      says: [
        'A belief meets a fact, and you get to see which of them gives way.',
        'News from far off, or a person with another view of things, makes something clear that you had argued about for a long time at home.',
        "You may end up agreeing with somebody you weren't going to agree with.",
      ],
      task: 'Tell someone that they were right about something, and what changed your mind.',
    },
    10: {
      says: [
        'What you have worked for can be seen from the street.',
        "People will judge it by the result, and you'll judge it by what it took.",
        'Both can be true, and the second is what you should go by when somebody offers you more of it.',
      ],
      task: 'Accept the credit for one piece of work with a plain thank-you, and name one person who helped.',
    },
    11: {
      says: [
        "A plan comes down to who turns up, and more people may turn up than you'd expected.",
        "If you do the inviting, you'll see who comes for the plan and who comes for you.",
        'One of them may be somebody you had only ever nodded to, who will be glad that you asked.',
      ],
      task: 'Ask an acquaintance for something small, which is how a good many friendships begin.',
    },
    12: {
      says: [
        "What you've kept from yourself comes up late at night, and it's less terrible than the effort of keeping it.",
        "If you're tired, the tiredness has a reason that you could write down in a line.",
        'Nobody has to read it.',
      ],
      task: "Write down the one thing you've been too busy to feel, and then sleep on it.",
    },
  },
}
