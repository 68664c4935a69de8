import type { DayThoughts } from '#lore/authored.ts'

export const mercuryToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        "People follow you at the speed you think, so you don't have to slow down or say sorry for it.",
        'Mercury in the first house makes you a face that talks, with the eyebrows a sentence ahead, and most days half of it gets lost on the way.',
        'Now someone may catch the second half and throw it back.',
      ],
      task: 'Tell somebody the idea you usually skip because it takes too long to explain.',
    },
    2: {
      says: [
        'You can get an overview of what you own, which is more soothing than owning more.',
        "Mercury in this house likes to know what a thing costs per use, and it'll happily audit subscriptions as if they were suspects.",
        'One or two will confess at once.',
        'The rest were bought by somebody with your name and more free time.',
      ],
      task: "Cancel one thing you pay for regularly and haven't used since the season changed.",
    },
    3: {
      says: [
        'The right word shows up when you need it, with a second one in case.',
        'Mercury is at home here among notes and short errands, so small exchanges that would normally take three rounds are finished in one.',
        'The clerk understands the form.',
        'A sibling laughs at the abbreviation, and for once nothing is left to clear up.',
      ],
      task: 'Answer the three oldest messages that are waiting for you, in two lines each.',
    },
    4: {
      says: [
        'Facts that everyone at home has been assuming can be asked for and written down.',
        "You keep the household's information in your head, where Mercury put it, and people treat you as the place to look up a birthday or the name of the plumber.",
        'Shared on one page, it stops interrupting you.',
      ],
      task: 'Write the household or family facts people always ask you for on one page, and send it around.',
    },
    5: {
      says: [
        "Your mind wants a toy, and giving it one isn't a waste of a good brain.",
        'Thinking counts as fun with Mercury in the fifth house, since a mind goes stale whose every thought has to be useful to somebody.',
        "A crossword, a card trick, or a seven-year-old's riddle does more for the rest of the day than discipline would.",
      ],
      task: 'Play one round of a word or number game with another person, and keep score.',
    },
    6: {
      says: [
        "Sorting goes so well that it's almost entertainment.",
        "With Mercury in the sixth house you find things because you name them properly, and you're quietly pained by files called final or really final two.",
        'The hour you put into it comes back in small pieces all month, each time someone asks and you know.',
      ],
      task: 'Rename or throw out the twenty messiest files, photos, or papers you can reach.',
    },
    7: {
      says: [
        'A conversation with one person goes somewhere neither of you was headed.',
        "You think best aloud with a partner across the table, since your Mercury needs somebody's reply to know what it meant.",
        "They say half of the idea, you say the other half, and afterward there's a friendly dispute about whose it was.",
      ],
      task: "Bring one person an unfinished thought, and ask them to finish it in a way you wouldn't.",
    },
    8: {
      says: [
        'The page that everyone scrolls past tells you something you can use.',
        'You read contracts and silences with the same attention, having Mercury in a house where the important part is usually in the small type.',
        'This time the small type is on your side, and a fee, a date, or a promise turns out to be negotiable.',
      ],
      task: 'Read the terms of one thing you share or owe, and mark the sentence that surprises you.',
    },
    9: {
      says: [
        'Changing your mind feels like an improvement instead of a defeat.',
        "Mercury in the ninth house collects views the way others collect stamps, and it's happiest when a better one comes in and a worse one can be traded off.",
        "You'll meet the better one in a book, or in the mouth of somebody you'd normally skip.",
      ],
      task: "Read or hear out the best case for an opinion you don't hold, to the end.",
    },
    10: {
      says: [
        'A clear update from you makes everyone assume that the work behind it is clear as well.',
        'People in charge of things know your Mercury before they know you, through a subject line or the way you run a call.',
        "It isn't fair, but this time unfairness is in your favor.",
      ],
      task: 'Send a short account of where your main project or plan stands before anybody asks for one.',
    },
    11: {
      says: [
        'You know who knows, which is worth more to your friends than knowing.',
        'In the eleventh house Mercury keeps a directory of people with their odd skills and what they said they were looking for last spring.',
        'Somebody asks the group about a used piano or a tax form, and you can answer with a person.',
      ],
      task: 'Put one friend with a question in touch with the friend who has the answer.',
    },
    12: {
      says: [
        "Left alone with a question, you find that you've already answered it.",
        'With Mercury in the twelfth house, you do your thinking out of sight, typically in the shower or on a walk without headphones.',
        "Other people think you're undecided.",
        "You've just been waiting for the noise to stop.",
      ],
      task: 'Go without sound in your ears for one errand, and note what you think of on the way.',
    },
  },
  presses: {
    1: {
      says: [
        "You're three sentences ahead, and the faces in front of you are on the first.",
        "With Mercury in the first house, you were never a slow talker, and you've sped up.",
        "The repeated what from the other side isn't an objection, only a request for the verb.",
        'Spoken at half the pace, the same idea would have been called brilliant.',
      ],
      task: 'Say your next important sentence slowly, and let somebody else speak after it.',
    },
    2: {
      says: [
        'Small sums refuse to add up, and you take it as a challenge to your mind.',
        'You like money to make sense, as Mercury does in the second house, so a charge with a strange name can eat the better half of an afternoon.',
        "It's probably a parent company.",
        "You'll have bought, from somebody with another name, a pair of socks.",
      ],
      task: "Look into one charge you don't recognize, for fifteen minutes at most, and let the pennies go.",
    },
    3: {
      says: [
        'Messages cross, and each of you is answering what the other one said before last.',
        'Quick exchange is your native ground, so when Mercury trips there you tend to repair it with more of the same, and the thread grows another branch.',
        'Somebody may have agreed to two different Tuesdays.',
        'A voice could settle it, if one of you would use it.',
      ],
      task: 'Settle one tangled thread out loud, and confirm the result in a single line.',
    },
    4: {
      says: [
        'The people you live with or come from are holding a meeting about how to hold the meeting.',
        "Mercury in the fourth house gives you a family that talks, about who said they'd call the plumber and who only said somebody ought to.",
        'Two people remember the arrangement differently, each with complete sincerity, and meanwhile the pipe drips.',
      ],
      task: "Make the call or do the small job that everyone's arguing about, and don't mention it.",
    },
    5: {
      says: [
        'A game turns into a debate about its rules.',
        "Your Mercury plays to think and thinks to win, so a loose reading of page four matters to you rather more than to the friend who'd hoped for a few laughs.",
        'You may be right about the rule.',
        'They may have started to look at the time.',
      ],
      task: 'Concede one disputed point in a game or a joke, and make your next move quickly.',
    },
    6: {
      says: [
        "Interruptions arrive in such a regular rhythm that they're nearly a schedule.",
        'Mercury in this house can do two things at once and therefore gets handed five, and under pressure you start the sixth to get away from them.',
        'What suffers is the easy task, the one you could do asleep, which comes back with an error.',
      ],
      task: 'Silence everything for one half hour and finish the simplest task on your list.',
    },
    7: {
      says: [
        'If the same misunderstanding happens twice in a row, the words are probably doing different jobs for each of you.',
        'One says soon and means by Friday, the other says it and means in this life.',
        'Your Mercury would like to fix it with definitions, while the person across from you would like to be believed.',
      ],
      task: 'Ask someone close what they mean by a word you both keep using, and use their meaning.',
    },
    8: {
      says: [
        'You may be reading between lines that were written in a hurry and have nothing between them.',
        "Mercury in the eighth house has a talent for what's left out, which serves you well with contracts and less well with a friend who forgot to attach the file.",
        'An hour of deduction can produce a motive for nearly anyone.',
      ],
      task: "Ask the plain question you've been trying to answer by inference.",
    },
    9: {
      says: [
        'Somebody is wrong at length, and you could prove it with links.',
        'Mercury in your ninth house likes a large question, and pressed it will take one up with a stranger who types in capitals.',
        'You could win and nobody would ever know.',
        'A friend who disagrees with you over dinner would at least have to pass the salt.',
      ],
      task: "Leave one online argument unanswered, and take the subject to a person who'd enjoy it.",
    },
    10: {
      says: [
        'You find the mistake one second after everyone else can see it.',
        'Your words are part of your standing with Mercury so high up, so a wrong date or a misspelled name feels larger than it looks on their screens.',
        'Most readers supply the right version without noticing.',
        'A second message, all apology, would make sure that they notice.',
      ],
      task: 'Correct one visible mistake in a single line, and skip the explanation of how it happened.',
    },
    11: {
      says: [
        'Four conversations want you at once, and three of them are about the fourth.',
        'Friends pass things through you, since Mercury in the eleventh house remembers who has heard what, and that makes you the switchboard.',
        'You come out of it hoarse and well informed, with no plan of your own for the weekend.',
      ],
      task: 'Decline to pass on one piece of news, and suggest the two people talk directly.',
    },
    12: {
      says: [
        "What you didn't say is louder than anything that was said.",
        'With Mercury in the twelfth house you edit in private, so well that people forget you had a view, and then the cut sentence comes back all day.',
        "It's rarely as sharp as you fear.",
        'It has only been rehearsed a lot.',
      ],
      task: "Write the sentence you held back, wait an hour, and decide then whether it's still needed.",
    },
  },
}
