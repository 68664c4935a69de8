import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, TransitMeaning } from '../../transit-meaning.ts'

export const mercuryTransits: Record<NatalPoint, Record<AspectQuality, TransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: "You can put what you're after into one sentence, which is clearer than you've been about it for weeks.",
        },
        {
          says: 'Your opinion is in demand, because people have questions that only you can answer.',
        },
      ],
      shows: [
        {
          says: "Three requests for a decision may be waiting before you've sat down, along with three decisions in your head.",
        },
        {
          says: "A call that begins with logistics could end up being about what you're aiming for.",
        },
      ],
      use: [
        {
          says: "What you've made up your mind about can be announced, since the words for it are there.",
        },
      ],
      task: [
        'Say what you want to the person who can say yes, and stop talking after the first sentence.',
        "Write your own description of your job before somebody else's gets used.",
      ],
    },
    tense: {
      does: [
        {
          says: 'Words and intentions miss each other by an inch, so you sound surer than you are, or ruder.',
        },
        {
          says: "Your head is busy with everyone else's questions, while your own purpose waits its turn.",
        },
      ],
      shows: [
        { says: 'Somebody who has read half of the email may want you to defend your choice.' },
        {
          says: 'Small replies are likely to eat the day and leave the one important item on the list where it was.',
        },
      ],
      use: [
        {
          says: "Objections come in early enough to be worth something, though they don't arrive politely.",
        },
      ],
      task: [
        'Answer the hardest message first, and the others in a single batch.',
        "Repeat what you've been asked in your own words before you say no to it.",
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You can explain yourself without defending yourself, so people take you at your word.',
        },
        {
          says: 'Your thoughts serve your plans for once. Even the errands fall into a sensible order.',
        },
      ],
      shows: [
        { says: "A quick reply may come from someone you'd expected to chase." },
        { says: 'Five minutes with a manager or a teacher can clear away weeks of guessing.' },
      ],
      use: [
        {
          says: 'Proposals get a fair reading, since they sound like the person who is making them.',
        },
      ],
      task: [
        "Send the proposal you've been polishing, at its present length.",
        'Ask for feedback on one specific thing, and name the thing.',
      ],
    },
  },
  moon: {
    joined: {
      does: [
        { says: 'You can put a feeling into words on the same day that you have it.' },
        {
          says: 'Memories ride along on the errands. Whatever you start thinking about, you end up at home.',
        },
      ],
      shows: [
        {
          says: 'You may talk about somebody you grew up with, and hear for the first time how it sounds.',
        },
        { says: "If the family chat wakes up, you're the one who answers all of it." },
      ],
      use: [
        { says: 'Telling people how you feel is less work now than waiting for them to guess.' },
      ],
      task: [
        'Write five lines about what has been upsetting you, as if for a stranger.',
        "Ask a relative one question about the family that you've never asked.",
      ],
    },
    tense: {
      does: [
        {
          says: 'You explain a feeling that only wanted company. Afterward you have an explanation, plus the feeling.',
        },
        {
          says: 'Talk gets under your skin. Your reasonable answer turns up an hour after your first one.',
        },
      ],
      shows: [
        { says: "Somebody may offer you a solution while you're still describing the problem." },
        { says: 'You\'re capable of reading "we need to talk" in a message that says "call me."' },
      ],
      use: [
        {
          says: 'The words that set you off are easy to collect. There are fewer of them than it seems.',
        },
      ],
      task: [
        'Say before you begin whether you want advice or an ear.',
        "Type the wounded reply in your notes app, and reread it after a night's sleep.",
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Your head consults your stomach before it decides, which improves most decisions about daily life.',
        },
        { says: "You're good at asking people how they are and at hearing the part they mumble." },
      ],
      shows: [
        {
          says: 'A neighbor or a sibling with news may keep you talking for an hour in a parking lot.',
        },
        {
          says: 'If you finally say what has been bothering you at home, it sounds reasonable out loud.',
        },
      ],
      use: [
        {
          says: 'Family plans and household paperwork get through with half the usual discussion.',
        },
      ],
      task: [
        'Talk through the coming week with the people it affects.',
        'Tell someone that a thing they said a while ago has helped.',
      ],
    },
  },
  mercury: {
    joined: {
      does: [
        { says: "Your mind is on home ground, where it's quick and hates to be interrupted." },
        {
          says: "You hear yourself think. It becomes clear which of your arguments you've been repeating.",
        },
      ],
      shows: [
        {
          says: "Everybody may seem to want a word with you on the day that you've got the words.",
        },
        {
          says: 'You might open nine tabs of research on a matter nobody asked about, to your complete satisfaction.',
        },
      ],
      use: [
        {
          says: "A spring-cleaning of the mental kind goes fast, whether it's old notes or old passwords.",
        },
      ],
      task: [
        'Write out the open questions of your life at present, and cross off those that are no longer yours.',
        "Learn one thing properly that you've been faking.",
      ],
    },
    tense: {
      does: [
        {
          says: "Two trains of thought want the same track, so mistakes turn up right after you've pressed send.",
        },
        { says: 'You talk past people who are saying nearly the same thing you are.' },
      ],
      shows: [
        {
          says: 'A calendar mix-up or a missing attachment may cost you twenty minutes and some dignity.',
        },
        { says: 'You could argue at length over a fact that either of you could look up.' },
      ],
      use: [{ says: "Second looks pay off. You catch what you'd have sworn wasn't there." }],
      task: [
        'Check the name in the address line before a message goes out.',
        'Look up the disputed fact together with the person you dispute it with.',
      ],
    },
    harmonious: {
      does: [
        { says: 'Thoughts connect without being pushed, and one reading of anything is enough.' },
        {
          says: 'Your timing is good. You tend to speak up when the other person is able to take it in.',
        },
      ],
      shows: [
        { says: 'You may solve a technical problem that two other people had given up on.' },
        {
          says: "A chat in a hallway could turn up the name or the link that you'd been searching for.",
        },
      ],
      use: [{ says: 'Learning is so quick that even a badly designed form gets filled in.' }],
      task: [
        "Fill in the form you've closed unfinished at least twice.",
        'Explain something you know to someone who is struggling with it.',
      ],
    },
  },
  venus: {
    joined: {
      does: [
        {
          says: 'You say kind things well. You can also see at a glance what looks wrong on a page or a wall.',
        },
        { says: "Your mind keeps returning to people you like and to things you'd like to have." },
      ],
      shows: [
        { says: "A message that you wrote with care may get a longer answer than you'd expected." },
        {
          says: 'You might spend an unreasonable time on a choice of font or paint and enjoy every minute.',
        },
      ],
      use: [
        {
          says: 'Bargaining and flattery both call for the light touch that you have at the moment.',
        },
      ],
      task: [
        'Write to someone you love about anything except logistics.',
        'Describe to a friend exactly what you like about something they made.',
      ],
    },
    tense: {
      does: [
        { says: 'Being polite and being clear are two jobs. You keep doing the first one.' },
        {
          says: "You weigh your words for how they'll be liked until there's not much left in them.",
        },
      ],
      shows: [
        { says: "You're apt to put a smiley where the sentence wanted a period." },
        { says: "Somebody may ask for your true opinion of a thing they've already bought." },
      ],
      use: [
        {
          says: 'A difference in taste is a safe thing to disagree about, for anyone short of practice.',
        },
      ],
      task: [
        "Say what you'd prefer before you ask what everyone else would like.",
        'Find out what it costs before you say that you love it.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You find the friendly word for a plain fact, so the fact gets heard.' },
        {
          says: 'Conversation is a pleasure, so people linger on the phone with you after the business is done.',
        },
      ],
      shows: [
        {
          says: 'Talking with a coworker may stray into something personal that makes the work lighter afterward.',
        },
        { says: 'A line of yours is likely to make somebody smile at a bus stop.' },
      ],
      use: [{ says: 'Invitations and apologies read well, as does anything that has to sell.' }],
      task: [
        'Make up with someone by asking them a question about their life.',
        "Send the invitation before you know what you'll cook.",
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: 'Your thoughts come out with a push behind them, before anyone else has opened their mouth.',
        },
        { says: 'You lose interest in people who take the scenic route through a sentence.' },
      ],
      shows: [
        {
          says: "You may fire off an answer that's right on every point and a few degrees too hot.",
        },
        { says: 'An argument about procedure can wake you up better than coffee does.' },
      ],
      use: [
        {
          says: 'A sharp mind makes short work of old paperwork. Even an overdue complaint gets written well.',
        },
      ],
      task: [
        'Write the complaint with three facts and one request in it.',
        "Make the call you've been avoiding, and stay on your feet until it's over.",
      ],
    },
    tense: {
      does: [
        {
          says: 'You hear a challenge in ordinary questions. Your answer is loaded before the other person gets to the end.',
        },
        { says: "You'd rather act than discuss. Everyone you deal with would rather discuss." },
      ],
      shows: [
        { says: "Someone may correct your spelling while you're making the point of your life." },
        {
          says: 'You could be typing a paragraph into a group chat when you notice your pulse in your thumbs.',
        },
      ],
      use: [
        {
          says: 'Anger writes a clear first draft. The second draft is the one that people can use.',
        },
      ],
      task: [
        'Move the argument from text to a call, or leave it alone.',
        "State the other person's point in words they'd accept before you argue with it.",
      ],
    },
    harmonious: {
      does: [
        { says: 'You decide quickly. Then you do it, without a meeting in between.' },
        {
          says: 'You can disagree without raising your voice, and without apologizing for it afterward.',
        },
      ],
      shows: [
        { says: 'You may clear a backlog of replies in the time you usually spend dreading it.' },
        {
          says: 'A hesitant friend could get talked into something good for them, with you doing the talking.',
        },
      ],
      use: [
        { says: 'Straight talk is taken as help, even by people who normally want it wrapped.' },
      ],
      task: [
        "Say directly to a coworker what you've so far said only to others.",
        'Decide one matter that has been on the agenda for a month, and take ten minutes over it.',
      ],
    },
  },
  jupiter: {
    joined: {
      does: [
        { says: 'Your mind goes wide enough for you to see what all the details are for.' },
        { says: 'You talk on a larger scale than usual and become your own first convert.' },
      ],
      shows: [
        { says: 'You may describe a plan to a friend and watch it grow as you speak.' },
        { says: 'An offer can reach you by message, with the fine print in the attachment.' },
      ],
      use: [
        {
          says: 'The big picture is simple to explain at the moment, so a lesson or a pitch goes over well.',
        },
      ],
      task: [
        'Send the idea to the one person who could make it happen.',
        'Read a chapter of something that has nothing to do with your job.',
      ],
    },
    tense: {
      does: [
        {
          says: 'You can see the end from where you stand, so you skip the steps. Then somebody asks about the steps.',
        },
        { says: 'Your opinions swell until you hear yourself speaking on behalf of everyone.' },
      ],
      shows: [
        {
          says: "If the group chat gets onto politics, you're likely to write more of it than you read.",
        },
        { says: 'You could promise in one line of an email what takes a month by hand.' },
      ],
      use: [
        {
          says: "Exaggeration gives away what you're hoping for, so it's worth listening to your own.",
        },
      ],
      task: [
        'List the steps between the idea and the result, and put a name next to each one.',
        'Delete "always" from your next message, and see whether it\'s still true.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You think in possibilities and stay fair to the facts.' },
        { says: "You make sense to people who don't share your background, as they do to you." },
      ],
      shows: [
        {
          says: 'Somebody from another field or another country may have the answer you need, free for the asking.',
        },
        { says: 'You might book or enroll in less time than it takes to finish a drink.' },
      ],
      use: [
        {
          says: 'Long documents read easily, and travel plans come together without the usual second thoughts.',
        },
      ],
      task: [
        'Ask for a recommendation from someone who knows the wider field.',
        'Plan the trip as far as the first booking.',
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        {
          says: "Your mind drops into a low gear and turns exact. You'd like everyone else's to do the same.",
        },
        { says: "You take words at full weight, so a throwaway remark isn't thrown away on you." },
      ],
      shows: [
        { says: 'You may find the error in a spreadsheet that everyone else has approved.' },
        {
          says: 'Someone in authority is likely to want it in writing, which gives you an excuse to think.',
        },
      ],
      use: [{ says: 'Difficult texts and postponed forms get done well enough to stay done.' }],
      task: [
        'Write up what was agreed, with the dates, and send it to everyone who was there.',
        "Look up the rule you've been following from memory.",
      ],
    },
    tense: {
      does: [
        { says: 'You expect a no, so you phrase the question in such a way that it gets one.' },
        { says: 'Worry takes the minutes of every conversation and leaves out what went well.' },
      ],
      shows: [
        {
          says: "If a reply is terse, or doesn't come at all, you fill it in with your worst guess.",
        },
        { says: 'You may rewrite a sentence nine times and send the first version.' },
      ],
      use: [
        {
          says: 'A strict critic is on duty in you. Nearly finished work can only gain from the inspection.',
        },
      ],
      task: [
        'Ask your question without the apology in front of it.',
        "Call the office that hasn't answered, and get a name.",
      ],
    },
    harmonious: {
      does: [
        { says: 'You sound like someone who has thought it through, because you have.' },
        {
          says: 'Facts hold still for you. You can keep a long matter in your head from one end to the other.',
        },
      ],
      shows: [
        { says: 'A hard talk about rent or chores may take ten quiet minutes.' },
        {
          says: 'The most useful sentence you hear is likely to come from somebody who hardly ever says much.',
        },
      ],
      use: [{ says: 'Promises made now are realistic enough for other people to plan by them.' }],
      task: [
        'Put the long plan on a calendar, starting with the last step and working back.',
        'Ask an experienced person how long it really takes.',
      ],
    },
  },
  uranus: {
    joined: {
      does: [
        {
          says: "Ideas come at you so fast and sideways that you say them before you know if they're safe.",
        },
      ],
      shows: [
        { says: "You may solve while washing your hands what an hour at the desk hadn't moved." },
      ],
      use: [{ says: 'Anything stuck profits from a wrong answer tried on purpose.' }],
      task: ['Write down the strange idea before you judge it.'],
    },
    tense: {
      does: [
        {
          says: "Your thoughts jump and your tone jumps with them, so people wonder which remark you're answering.",
        },
      ],
      shows: [
        {
          says: 'An app may log you out, or a timetable change, in the middle of your best sentence.',
        },
      ],
      use: [
        {
          says: "The interruptions turn out to hold the news, so a day cut into pieces isn't wasted.",
        },
      ],
      task: ['Save a copy before you start, and leave ten minutes early.'],
    },
    harmonious: {
      does: [
        {
          says: 'You see another way to do it, which you can explain without making anybody feel slow.',
        },
      ],
      shows: [
        {
          says: "Somebody much younger or much older may show you a trick that you'll use for years.",
        },
      ],
      use: [
        {
          says: "Technical changes go smoothly. Odd suggestions get a hearing, in offices where they usually don't.",
        },
      ],
      task: ['Automate one thing that you do by hand every week, or drop it.'],
    },
  },
  neptune: {
    joined: {
      does: [{ says: 'You think in pictures. Facts go soft around the edges.' }],
      shows: [{ says: 'You may nod through a set of directions and remember only the voice.' }],
      use: [
        {
          says: "Showing carries further than arguing, so an image or an example does what three paragraphs can't.",
        },
      ],
      task: ['Describe your last dream to someone before you forget it.'],
    },
    tense: {
      does: [{ says: "Words slip. What's said and what's heard can be two different stories." }],
      shows: [
        {
          says: 'An instruction may reach you thirdhand and slightly wrong, and sound perfectly plausible.',
        },
      ],
      use: [{ says: 'A vague agreement shows itself to be one, in time for you to fix it.' }],
      task: ['Confirm the time and place in writing, even with someone you trust.'],
    },
    harmonious: {
      does: [{ says: "You pick up what's left unsaid. You can even answer it gently." }],
      shows: [
        {
          says: 'Something you write, if only a comment, is likely to have more music in it than your emails do.',
        },
      ],
      use: [
        {
          says: "With a person who's upset, tact and imagination get you further than facts would.",
        },
      ],
      task: ['Read one page of something beautiful aloud.'],
    },
  },
  pluto: {
    joined: {
      does: [{ says: 'Your mind digs, so small talk feels like being kept from your work.' }],
      shows: [
        { says: "A question of yours may make somebody go quiet, since it's the right one." },
      ],
      use: [{ says: 'Research goes deep and tends to find what it came for.' }],
      task: ['Ask the question that has been lying under the other questions.'],
    },
    tense: {
      does: [
        {
          says: "You suspect that there's more to the story. You press until someone admits something or stops talking.",
        },
      ],
      shows: [{ says: 'You could find yourself scrolling back through an old thread for proof.' }],
      use: [
        { says: 'You get to see how much of what you know about a certain person is guesswork.' },
      ],
      task: ["Drop one subject on which you've already won."],
    },
    harmonious: {
      does: [
        { says: 'You get to the point beneath the point, to the relief of the people concerned.' },
      ],
      shows: [
        {
          says: 'Someone may explain what has really been going on at work or in the family, which solves a year of puzzles.',
        },
      ],
      use: [
        {
          says: 'Confidential talks are well timed, because people sense that you can hold what they tell you.',
        },
      ],
      task: ['Tell one thing in confidence to someone who has confided in you.'],
    },
  },
  asc: {
    joined: {
      does: [
        { says: "You're talkative, with a face that adds a comment to every word." },
        { says: 'People take you for better informed than usual, so they ask.' },
      ],
      shows: [
        {
          says: 'You may run into somebody you know on an errand and stand there for twenty minutes.',
        },
        { says: 'Your phone is likely to be busier than your calendar said it would.' },
      ],
      use: [
        {
          says: 'Introductions and interviews go well, since what people remember is how you put things.',
        },
      ],
      task: [
        "Start one introduction with what you're curious about instead of what you do.",
        "Talk to one stranger, even if it's only about the line you're both in.",
      ],
    },
    tense: {
      does: [
        { says: 'Other people have a lot to say to you, or about you. Part of it is misinformed.' },
        {
          says: 'You and somebody close both want to talk, though each of you has brought a different subject.',
        },
      ],
      shows: [
        { says: 'A partner or a client may interrupt you to say what you were about to say.' },
        {
          says: 'You could agree to a plan while looking at your phone, and be surprised by it later.',
        },
      ],
      use: [
        {
          says: "The other side's version is worth the listening, because it has the detail you're missing.",
        },
      ],
      task: [
        'Put the phone face down for one entire conversation.',
        'Ask "What did you take me to mean?" and let the whole answer come.',
      ],
    },
    harmonious: {
      does: [
        { says: 'Your words suit you. You sound like yourself even in writing.' },
        { says: "You're quick on your feet with people, so the joke arrives on time." },
      ],
      shows: [
        {
          says: 'Somebody is likely to laugh at a remark of yours and pass it on to the next person.',
        },
        {
          says: "You may turn out to be the link between two people who needed each other's number.",
        },
      ],
      use: [
        {
          says: "Networking is less of a dirty word for a day. An event you'd normally skip could be pleasant.",
        },
      ],
      task: [
        'Connect two people who ought to know each other, with one line about each.',
        'Reintroduce yourself to somebody whose name you never caught.',
      ],
    },
  },
  mc: {
    joined: {
      does: [
        { says: 'Your work wants words from you, and the ones you give it get quoted.' },
        {
          says: "You think about where it's all heading, in practical terms and with actual dates.",
        },
      ],
      shows: [
        {
          says: "The announcement is likely to land on your desk, since everyone assumes that you'll find the words.",
        },
        {
          says: 'A message that matters for your future can sit among the newsletters, looking dull.',
        },
      ],
      use: [
        {
          says: 'Careers are moved along by conversations. One about yours would be easy to start at this point.',
        },
      ],
      task: [
        "Ask your boss or a client what they'd like to see more of.",
        "Write down in two sentences what you'd want said about your work.",
      ],
    },
    tense: {
      does: [
        {
          says: "Your work version and your home version of a story don't quite agree. Somebody may compare them.",
        },
        { says: 'Your head is in one place while your official attention is in another.' },
      ],
      shows: [
        { says: "A family message may pop up while you're sharing your screen." },
        { says: 'Something you said could get reported up the line without its second half.' },
      ],
      use: [{ says: "A public slip that's caught early takes one sentence to repair." }],
      task: [
        'Correct a mistake of your own before anyone else points it out.',
        "Announce in advance the hours when you can't be reached.",
      ],
    },
    harmonious: {
      does: [
        { says: 'You talk about your work so that outsiders want to hear more.' },
        { says: 'Your opinion carries in a room, partly because you know when to stop giving it.' },
      ],
      shows: [
        {
          says: "The person who decides may have five minutes just when you've got the right sentence for them.",
        },
        { says: 'You could reread something you wrote for work and find nothing to fix.' },
      ],
      use: [{ says: 'Official messages go out clean. Most of them come back answered.' }],
      task: [
        "Write to someone who has the job you'd like.",
        "Ask for the meeting you've wanted, with one item on the agenda.",
      ],
    },
  },
}
