import type { WeekThoughts } from '#lore/authored.ts'

export const marsWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: "What do you leave out because you're afraid of sounding rude?",
      turns:
        "You may say something in half the usual words and find that it's taken as a relief. Being direct may suit you better than being careful.",
      answers:
        "You leave out the middle of the sentence, where the meaning is. Put it back the next time you say no, keep your voice warm, and don't explain yourself afterward.",
    },
    '2': {
      asks: 'Which question about money would pay for itself?',
      turns:
        "Asking about money may be easier than usual, and you may be told a figure that's well within reach.",
      answers:
        "There's at least one fee, rate, or refund that you've never asked about. Make that one call this week, and put a small part of what you gain into something you enjoy.",
    },
    '3': {
      asks: 'Which complaint could be over in a minute?',
      turns:
        "One of the things you could settle at once may come up face to face. You may say it before you've had time to prepare, and it's over.",
      answers:
        "The smallest one could, the one you'd be embarrassed to write down. Say it to the person the next time you see them, in one sentence, and then talk about something else.",
    },
    '4': {
      asks: 'What would you start on at home if you had strong arms for a day?',
      turns:
        "The room you'd like to change may suddenly look like a weekend's work. The energy for it is there, and so is a first step.",
      answers:
        "You'd start on the room that's kept as it was for no one. Carry out whatever shouldn't be there, and wait with the fine decisions until you've slept on them.",
    },
    '5': {
      asks: "What would you love to win, if it didn't count?",
      turns:
        "Competing for fun may bring out more in you than you'd expected, and you may like the look of yourself in it.",
      answers:
        "You'd love to win at something with clear rules and a short evening. Put your name down for one round, and decide beforehand that you'll enjoy losing it, too.",
    },
    '6': {
      asks: 'What do you do all morning so as not to do the other thing?',
      turns:
        'The task you put last may get your attention early, and it may turn out to be an ordinary size.',
      answers:
        "You tidy, you answer, and you prepare, and all of it is useful. Begin the day with the other thing for three days, before you've looked at a message, and see what your mornings are like.",
    },
    '7': {
      asks: 'Who would like you better if you argued with them?',
      turns:
        "Pushing back may get you a laugh and some respect. The other person may have been wondering where you'd gone.",
      answers:
        "It's somebody who gives you straight answers and gets polite ones. Disagree with them once this week, in good spirits, and ask to be told where you're wrong.",
    },
    '8': {
      asks: 'What could be solved if one of you named a figure?',
      turns:
        "The problem you share may take a step forward because one of you got impatient. It needn't be settled to be moving.",
      answers:
        "The money question could, and probably in less time than you've spent not mentioning it. Name an amount and a date that you could live with, and ask what they'd change.",
    },
    '9': {
      asks: 'What would you do first if you left tomorrow?',
      turns:
        "The adventure you've been planning may come within reach, and you may want to go before you've read one more page about it.",
      answers:
        "You'd find out how little you need. Choose a small version of it for this month, book the first night or the first lesson, and learn the rest there.",
    },
    '10': {
      asks: 'What do you want that you only mention as a joke?',
      turns:
        "Your ambition may come out in a plain sentence, in front of somebody who could help. It may sound better than you'd feared.",
      answers:
        'You want something larger to be in charge of. Say so once, without a smile, to the person who could give it to you, and let it stand.',
    },
    '11': {
      asks: 'Which plan has everybody said yes to and nobody moved on?',
      turns:
        'The plan that nobody starts may come up again, and you may be the only one who looks at a calendar.',
      answers:
        "There's one that's been a good idea for a year. Choose a date and a place, tell the others that it's settled, and let them complain about the hour.",
    },
    '12': {
      asks: "What would you finish if nobody asked how it's going?",
      turns:
        'The project you talk about may move further in one quiet hour than in a week of telling. You may want to keep it to yourself for a while.',
      answers:
        "You'd finish the thing that's had more advice than work. Stop reporting on it until it's done, and give it the hour in which you'd usually discuss it.",
    },
  },
  presses: {
    '1': {
      asks: 'What did you hear when that person offered to help?',
      turns:
        'Your short fuse may be lit by somebody who meant well. You could be halfway through an answer when you notice it.',
      answers:
        "You heard that you couldn't do it, and they'd said nothing of the kind. Take the next offer of help, whatever it is, and see that you lose nothing by it.",
    },
    '2': {
      asks: 'Which of your purchases were really an answer to somebody?',
      turns:
        "Buying things in anger may look very reasonable while you're doing it. The person you're answering will never see the bill.",
      answers:
        'A few of the expensive ones were, and none of them was understood. Sleep a night before you buy anything in that mood, and answer the person with a sentence.',
    },
    '3': {
      asks: 'What would you write if you waited until after lunch?',
      turns:
        'Your first answers may be brilliant and unkind. You may have an apology to write before the evening.',
      answers:
        "You'd write something half as long that doesn't have to be taken back. Type the first answer where it can't be sent, do something else for an hour, and then write the second.",
    },
    '4': {
      asks: 'What does everyone at home want to have to themselves?',
      turns:
        "The raised voices at home may be about dishes or noise, and underneath there may be people who haven't been alone all day.",
      answers:
        'You all want an hour that nobody can interrupt. Give each person one, yourself included, and put the times where they can be seen.',
    },
    '5': {
      asks: 'What are you really trying to win?',
      turns:
        "Losing at games may hit you harder than the game deserves. You may look up and see that you're the only one who's fighting.",
      answers:
        "You're trying to win something that the game can't give you, such as being taken seriously. Ask for that where it counts, and let yourself be bad at cards.",
    },
    '6': {
      asks: "Who would be surprised to hear that you're hurrying for them?",
      turns:
        "Your pace may get away from you, and something has to be done twice. It's worth asking who set it.",
      answers:
        "The person you're hurrying for would be, since they never asked for it. Work for one day at the speed at which you make no mistakes, and compare.",
    },
    '7': {
      asks: "Which of you would be angry if the other weren't?",
      turns:
        "The anger between the two of you may have one voice, and it may be yours. The other person could be calm because you're not.",
      answers:
        "Both of you would, about much the same thing. Say yours quietly and ask for theirs, and don't go on until you've heard it.",
    },
    '8': {
      asks: 'What would be left to fight about if you divided it today?',
      turns:
        "The thing you're fighting over may be smaller than the fight. You may both know what a fair half would be.",
      answers:
        'There would be the question of who was right, and not much else. Offer the division first, let them have the last word, and be done with it by the weekend.',
    },
    '9': {
      asks: 'What are you trying to prove, and is anyone asking?',
      turns:
        'Your convictions may cost you a good evening, or a bit of a friendship. You may be right in every point.',
      answers:
        "You're arguing with somebody from long ago who isn't in the room. Let this person keep their view, and put your energy where a thing is really decided.",
    },
    '10': {
      asks: 'What would you do with your strength if nobody gave you orders?',
      turns:
        'The people above you may ask for something small, and you feel it as something large. You could spend the day on resisting it.',
      answers:
        "You'd do something of your own with it, and they couldn't stop you. Choose one decision that's worth a fight, bring a proposal, and do the rest as asked.",
    },
    '11': {
      asks: "Which of the group's battles would you drop if somebody else took it?",
      turns:
        "The group's battles may land with you again, because you're the one who speaks. The others look at the table.",
      answers:
        "You'd drop most of them, and gladly. Before the next one, ask two people to say their part, and don't open your mouth until they have.",
    },
    '12': {
      asks: "Who'd be surprised to learn that you're angry?",
      turns:
        "The anger you don't show may show itself anyway, in your shoulders or in how you shut a cupboard. It has an address, and it hasn't been delivered.",
      answers:
        "Nearly everyone would be, and the person it's about most of all. Let your body have it first, with a fast walk or some hard work, and then say the part that's left.",
    },
  },
}
