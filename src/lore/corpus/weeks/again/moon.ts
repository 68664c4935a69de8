import type { WeekThoughts } from '#lore/authored.ts'

export const moonWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What is it about you that calms people down?',
      turns:
        "Somebody who's had a bad day may sit down beside you and be better for it. You may not have done anything except stay.",
      answers:
        'You calm people by not being in a hurry to cheer them up. Do the same for yourself on your next low evening, and let it pass without a program.',
    },
    '2': {
      asks: 'What do you already own that does you good?',
      turns:
        'You may be about to buy yourself a comfort when you come across one that you have. It works as well as it did the first time.',
      answers:
        "There's more of it than you think, and most of it is soft, warm, or quiet. Use one of those things tonight before you look at anything in a store.",
    },
    '3': {
      asks: 'Whose voice have you been missing?',
      turns:
        "A call may come that's about nothing much, and you feel better for the rest of the day. It's the voice that does it.",
      answers:
        "You've been missing somebody who knows you without a summary. Call while you're doing something else with your hands, and don't have a reason ready.",
    },
    '4': {
      asks: 'Where do your shoulders come down?',
      turns:
        "You may feel at home for an hour in a place where you hadn't expected it. Look at who's there and what they aren't asking of you.",
      answers:
        "Your shoulders come down where nobody's mood is your responsibility. Make one hour of that in your own place, at a fixed time, and tell the people you live with what it's for.",
    },
    '5': {
      asks: 'What did you use to do for hours without noticing?',
      turns:
        "Time to play may turn up in the middle of something sensible. You may take it before you've thought of a reason not to.",
      answers:
        'There was something you did with your hands, or out of doors, that never had to lead anywhere. Do it for one afternoon without improving it.',
    },
    '6': {
      asks: 'What is your body tired of asking you for?',
      turns:
        'Your body may make its wish very plain, with an early yawn or a craving for something simple. The feeling behind it is just as simple.',
      answers:
        'Your body asks for sleep and for meals at their proper times. Give it both for three days in a row, and see which of your worries is left.',
    },
    '7': {
      asks: "With whom don't you have to guess?",
      turns:
        "You may notice how quiet your mind gets around one person. They say what they want, and you've got the evening free of wondering.",
      answers:
        "You don't have to guess with people who ask for things directly. Be one of those people yourself for a week, and you'll see others relax around you.",
    },
    '8': {
      asks: "Who has already seen you at a low point and didn't mind?",
      turns:
        "You may be seen in a state you'd rather have hidden, and nothing about the other person's manner changes. They've probably seen worse.",
      answers:
        "There's someone who has, and they never brought it up. Let that person help with one thing you're struggling with, while it's still a struggle.",
    },
    '9': {
      asks: 'How far do you have to go to feel better?',
      turns:
        "You may get out for no good reason and come back with a different face. Getting away for an hour does what a whole evening indoors didn't.",
      answers:
        "About as far as you can walk in half an hour is enough. Put one such outing into the week as firmly as a dentist's appointment, and go even in the rain.",
    },
    '10': {
      asks: 'What do people get from having you around?',
      turns:
        "Your effect on the people around you may be said aloud for once, perhaps by somebody who missed you. It isn't on any list of what you do.",
      answers:
        'People get steadiness from you, and permission to be in a mood. Count that as part of what you give, and spend a little less on proving the rest.',
    },
    '11': {
      asks: 'Which of your friends would you call family, if they asked?',
      turns:
        "One of your closest friends may do something so ordinary and so kind that you feel looked after. That's what family is for.",
      answers:
        "There are a few, and you know them by how little you tidy up before they come. Say it to one of them outright, in a sentence you'd be embarrassed to write.",
    },
    '12': {
      asks: 'When were you last alone and glad of it?',
      turns:
        "An evening to yourself may come free, and you feel your mind settle within minutes. You hadn't known how crowded it was.",
      answers:
        "When nobody needed anything from you, you were glad within the hour. Keep the next evening of that kind as you'd keep a promise to a friend.",
    },
  },
  presses: {
    '1': {
      asks: 'How much of what you feel today will still be true tomorrow?',
      turns:
        "One of your passing moods may decide something for you, such as what you wear or whom you avoid. By evening it may look like somebody else's decision.",
      answers:
        "Half of it, perhaps, and the other half is weather. Put off anything that can't be taken back until you've slept, and go out looking the way you'd planned to.",
    },
    '2': {
      asks: 'What would have to happen before you felt safe?',
      turns:
        "The fear of running short may come up over a sum that doesn't matter. What it's really about is older than the bill.",
      answers:
        "You'd have to be told that somebody would help, more than that there's money. Set a small reserve aside, tell one person you worry, and leave the account alone for the rest of the week.",
    },
    '3': {
      asks: "What if that short answer wasn't about you?",
      turns:
        "A message may come that's two words long, and you read a whole mood into it. The person who wrote it may have been crossing a street.",
      answers:
        "When it's checked, it hardly ever is about you. Answer as though it had been friendly, ask one plain question, and watch the tone clear up.",
    },
    '4': {
      asks: "What do you do at home that you'd like to be thanked for?",
      turns:
        'You may do one thing too many for the people at home and feel the anger come up. The work that nobody notices has become a message that nobody gets.',
      answers:
        "You keep track of what everyone needs, and they've never had to. Tell them about one part of it in a friendly hour, and hand that part over.",
    },
    '5': {
      asks: "What happens to your good mood when somebody's counting on it?",
      turns:
        "You may arrive at something that was supposed to be fun and feel nothing much. The more it's expected of you, the farther away it gets.",
      answers:
        "Your good mood leaves when it's called. Keep an exit in every plan for the week, and put your hopes on the part that isn't planned.",
    },
    '6': {
      asks: 'Why does that one chore make you so much angrier than the rest?',
      turns:
        "The chores may get into your mood, and one of them gets all the blame. It's the one with a story behind it.",
      answers:
        "That one came to you without a word being said. Say the word now, offer a trade, and don't bring up the others.",
    },
    '7': {
      asks: 'Whose bad mood have you been trying to cure?',
      turns:
        "The mood between the two of you may dip, and you're on your feet before you've asked what it's about. You may be treating something that would've passed.",
      answers:
        "You've been trying to cure a mood that isn't yours. Ask once if there's anything they want from you, believe the answer, and go back to your own evening.",
    },
    '8': {
      asks: 'What would happen if you needed something and said so?',
      turns:
        'You may come to a point where asking for help would be quicker than managing. The old habit says to manage.',
      answers:
        "You'd get some help and owe a little for it, as everyone does. Ask for something small before the week is out, and don't pay it back within the hour.",
    },
    '9': {
      asks: 'What hurt you so much that it became a principle?',
      turns:
        "Your beliefs may get heated over a remark that wasn't meant for you. Underneath the principle there's a thing that happened.",
      answers:
        "A disappointment did, most likely, and the principle keeps it company. Tell somebody the story in place of the opinion, and they'll understand you at once.",
    },
    '10': {
      asks: "Why does one person's tone weigh more than a week of good work?",
      turns:
        "A cool word from above may stay with you longer than it deserves. It may have been about the speaker's lunch.",
      answers:
        'The tone weighs so much because you listen for it before you listen to the words. Ask for the words again, in daylight, and measure your day by what you finished.',
    },
    '11': {
      asks: 'Who told you that the others have it better?',
      turns:
        "You may feel left out by an evening that wouldn't have pleased you much. It's the idea that you could be forgotten that hurts.",
      answers:
        "No one did, apart from a stream of pictures chosen to look that way. Invite one person yourself, on a day that suits you, and see who's been waiting to be asked.",
    },
    '12': {
      asks: 'What did you get over too quickly?',
      turns:
        "The sadness you can't place may come back with a song or a smell. You may have been very reasonable about something.",
      answers:
        "A parting, perhaps, that everybody said you handled so well. Give it one quiet evening, tell one person if you like, and you'll have room for what's next.",
    },
  },
}
