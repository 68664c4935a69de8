import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, SlowTransitMeaning } from '../../transit-meaning.ts'

export const saturnTransits: Record<NatalPoint, Record<AspectQuality, SlowTransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: "You can't coast on promise anymore. What you say you are has to show up in hours worked and things finished.",
        },
        {
          says: 'People hand you responsibility as if it had always been yours, and you care more about getting it right than about being praised for it.',
        },
      ],
      shows: [
        {
          says: 'You may be asked to run something at work that was more fun to have opinions about.',
        },
        {
          says: "You might leave a party at nine with a clear conscience, because there's something early that matters to you.",
        },
      ],
      use: [{ says: "The time suits one ambition that you're willing to be unglamorous about." }],
      task: [
        "Pick the goal you'd still want if nobody ever heard about it, and give it a fixed hour on your calendar.",
        "Name one role you've outgrown, and let the people who still cast you in it know.",
      ],
      opens: [
        {
          says: 'A heavier job than you asked for tends to come early, and you learn whether you wanted to be taken seriously.',
        },
      ],
      reviews: [
        {
          says: 'You go back over what you took on, with the enthusiasm gone, and see which parts you accepted only to look capable.',
        },
      ],
      settles: [
        {
          says: 'What you kept is part of you by now, and you can tell people what you do without adding a joke.',
        },
      ],
    },
    tense: {
      does: [
        {
          says: 'Confidence comes on delay. You have to do the thing first and feel entitled to it several weeks afterward.',
        },
        {
          says: "You've begun to measure yourself against somebody further along, and you come out short by a standard you didn't set.",
        },
      ],
      shows: [
        {
          says: "A boss may hand back your work with a few corrections, and you'll read them as a comment on you.",
        },
        {
          says: "Saying you're tired might get you a list of what still has to be done, from someone who is tired too.",
        },
      ],
      use: [
        {
          says: 'You can find out now how well you work without applause, which is useful to know before anything bigger.',
        },
      ],
      task: [
        'Ask the person who seems disappointed in you what they expected and by when.',
        'Drop one commitment that you keep up for the sake of not being seen to drop it.',
      ],
      opens: [
        {
          says: 'A refusal or a delay may come first, and it shows you where your plans depend on permission.',
        },
      ],
      reviews: [
        {
          says: 'The obstacle gets a second look, and part of it is a rule you made for yourself.',
        },
      ],
      settles: [
        {
          says: "You've met the standard by now or stopped believing in it, and either one gives you your evenings back.",
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Being reliable gets you further than being impressive, and it takes less out of you than usual.',
        },
        {
          says: "You have a clear idea just now of what you can deliver, and people above you believe it because you don't round up.",
        },
      ],
      shows: [
        { says: 'Somebody in charge may ask for your opinion and then do what you said.' },
        {
          says: 'You might spend a free evening clearing up a mess of paperwork and go to bed pleased with yourself.',
        },
      ],
      use: [
        {
          says: 'Slow projects gain ground now, above all the ones that will have your name on the cover page.',
        },
      ],
      task: [
        'Ask for the more senior version of what you already do, and bring the record that supports it.',
        'Set a finish date for the thing you always describe as long-term.',
      ],
      opens: [
        {
          says: 'You notice that an old effort has started to pay, and that people treat you as someone who stays.',
        },
      ],
      reviews: [
        {
          says: 'You can go back and do properly the one part you rushed, with no one pressing you.',
        },
      ],
      settles: [
        { says: "Something becomes official, even if it's only that you now call it your work." },
      ],
    },
  },
  moon: {
    joined: {
      does: [
        {
          says: "Your feelings get quiet and dutiful. You take care of everyone's business and hardly notice that nobody has asked about yours.",
        },
        {
          says: 'You find out what you can live without, and comfort comes down to a few things that really work.',
        },
      ],
      shows: [
        {
          says: "You may eat standing at the counter for a week before you admit that you'd like company.",
        },
        {
          says: "A relative might need a ride or a form filled out, at the hour you'd set aside to do nothing.",
        },
      ],
      use: [{ says: 'You can build a routine at home that holds up even in a bad week.' }],
      task: [
        "Ask one person for a specific kind of help, with a time attached, before you're desperate for it.",
        'Choose a regular bedtime, keep it for half a month, and defend it against your phone.',
      ],
      opens: [
        {
          says: "Something at home starts to depend on you, and your first reaction may be to say you're fine.",
        },
      ],
      reviews: [
        {
          says: 'You look again at who takes care of whom, and notice an arrangement that has been running on habit.',
        },
      ],
      settles: [
        {
          says: 'You know what you need in order to be all right, and you can say it without a speech.',
        },
      ],
    },
    tense: {
      does: [
        {
          says: "Your mood has a job to go to these days. You put off feeling things until there's time, and they come out as tiredness.",
        },
        { says: 'Closeness takes effort for a while, and you hear a chill in ordinary remarks.' },
      ],
      shows: [
        { says: 'A one-word text from someone you love may bother you through a whole meeting.' },
        {
          says: 'You might come home wanting to be fussed over and find that everybody there has had a longer day.',
        },
      ],
      use: [
        {
          says: "It's a fair time to see which of your comforts restore you and which only get you through an evening.",
        },
      ],
      task: [
        "Tell somebody at home that you're low before they have to guess it from how you load the dishwasher.",
        'Keep one evening clear of family duties, and warn everyone ahead of time.',
      ],
      opens: [
        {
          says: "Demands from work or relatives may come just when you need rest, and you see how little slack you've left yourself.",
        },
      ],
      reviews: [
        {
          says: "You recognize an old habit behind the current hurt, which is to expect little so that you can't be let down.",
        },
      ],
      settles: [
        {
          says: "The strain eases once you stop waiting to be noticed, and it's plainer now who comes through for you.",
        },
      ],
    },
    harmonious: {
      does: [
        { says: 'You feel steadier than usual, enough to let somebody else fall apart a little.' },
        {
          says: 'Ordinary routines calm you more than treats do, and you keep to them without effort.',
        },
      ],
      shows: [
        {
          says: 'You may cook for the next three days and take real satisfaction in how the freezer looks.',
        },
        {
          says: 'An older relative might be easier to talk to than usual, as long as the subject is practical.',
        },
      ],
      use: [
        {
          says: "Decisions about the household tend to hold when you make them now, because you aren't making them in a mood.",
        },
      ],
      task: [
        'Fix the thing at home that annoys you every single morning.',
        'Set a standing date with someone who calms you, at the same hour each week.',
      ],
      opens: [{ says: 'A calmer rhythm is on offer, and it costs you only a few late nights.' }],
      reviews: [
        { says: "You can test which of your routines you'd keep if nobody expected them of you." },
      ],
      settles: [
        {
          says: 'Feeling secure is less of a project by now, and you could tell a friend how you did it.',
        },
      ],
    },
  },
  mercury: {
    joined: {
      does: [
        {
          says: "Your thinking slows down and gets exact. You'd rather stay silent than say something you'd have to take back.",
        },
        {
          says: 'For the time being, you hear the weak point in an argument first, your own included, and small talk takes effort.',
        },
      ],
      shows: [
        {
          says: 'You may read a lease to the last page and find the line that everyone else skipped.',
        },
        {
          says: "Friends might ask if you're annoyed, because your texts have become short and correct.",
        },
      ],
      use: [{ says: 'Studying goes well now, and so does anything with fine print.' }],
      task: [
        "Write the difficult message in five plain sentences, and send it without the joke you'd normally put at the end.",
        "Finish reading the document that people assume you've read.",
      ],
      opens: [
        {
          says: "A subject that you've talked about loosely now needs proof, and you may have to admit how little you know.",
        },
      ],
      reviews: [
        {
          says: 'Old emails and earlier statements come back into play, and you get to correct what you said too fast.',
        },
      ],
      settles: [
        {
          says: "You have your position in words, and you won't need to raise your voice to hold it.",
        },
      ],
    },
    tense: {
      does: [
        {
          says: 'Your ideas get questioned, and you begin to hear your own sentences the way a skeptic would.',
        },
        {
          says: 'Worry has been passing itself off as planning. You go through the same problem in the shower and on the commute and call it preparation.',
        },
      ],
      shows: [
        {
          says: "An application may come back for a missing page, and the person on the phone won't be in a hurry.",
        },
        { says: 'You might present a good idea and get only the question about cost.' },
      ],
      use: [{ says: 'You can learn to make a case that stands up to an unfriendly reader.' }],
      task: [
        "Take the plan you're worried about and write down its first step only, with the number to call.",
        'Ask the critic in your office or family to name one thing that would change their mind.',
      ],
      opens: [
        {
          says: 'Delays and silences are likely early on, and you tend to fill them with the worst answer.',
        },
      ],
      reviews: [
        {
          says: 'You can reopen a conversation that ended badly, with the facts in front of you this time.',
        },
      ],
      settles: [{ says: "The answer is in, or you've stopped needing it in order to go ahead." }],
    },
    harmonious: {
      does: [
        {
          says: 'Your thoughts line up in order for a change, and you can explain them to someone in a hurry.',
        },
        { says: 'Your words carry weight, and you get by with fewer of them.' },
      ],
      shows: [
        {
          says: "You may get through a backlog of forms in one sitting and wonder why you'd dreaded it.",
        },
        { says: 'A dry remark of yours might settle a meeting that had been going in circles.' },
      ],
      use: [{ says: 'Agreements written down in these months are clear enough to last.' }],
      task: [
        'Put an arrangement that has always been verbal into three written lines, and send it to the other person.',
        'Teach somebody a thing you know well, step by step, and note where you lose them.',
      ],
      opens: [
        {
          says: "A course or an older colleague may help you get serious about something you've dabbled in.",
        },
      ],
      reviews: [{ says: 'You can reread your own plan as an editor would and cut it by a third.' }],
      settles: [
        { says: 'The skill has become yours, and you use it without looking anything up.' },
      ],
    },
  },
  venus: {
    joined: {
      does: [
        {
          says: "You've started to look at love and friendship with a sober eye and to ask which of them you'd choose again.",
        },
        {
          says: "Your taste gets stricter. You want less and better, and flattery doesn't do much for you.",
        },
      ],
      shows: [
        { says: 'You may put something pretty back on the rack and leave the store feeling fine.' },
        {
          says: 'A relationship might reach the point where one of you asks about next year in so many words.',
        },
      ],
      use: [{ says: 'Promises made now are made with open eyes, so you make fewer.' }],
      task: [
        "Tell someone you love what you'd like to count on from them, and ask the same in return.",
        "Go back to a friend you've neglected, and offer a date in place of an apology.",
      ],
      opens: [
        { says: 'A bond gets a practical test, possibly over distance or over who pays for what.' },
      ],
      reviews: [
        {
          says: 'You see an attachment without its charm for a while, and you can judge what is left.',
        },
      ],
      settles: [{ says: "You've chosen by now, if only by what you no longer put effort into." }],
    },
    tense: {
      does: [
        { says: 'Affection feels rationed, and you start keeping track of who called last.' },
        {
          says: "You've begun to doubt that you're liked, so you try hardest with the people who respond least.",
        },
      ],
      shows: [
        {
          says: "Someone may cancel dinner because of work for the second time, and you'll say it's no problem.",
        },
        {
          says: 'You could come across an old photo of yourself and decide, unfairly, that you were better company then.',
        },
      ],
      use: [
        { says: 'You can learn which people stay friendly when you stop doing all the arranging.' },
      ],
      task: [
        'Let one friend text first for the next two weeks, and notice what you feel while you wait.',
        'Say what you want from an evening together before the evening starts.',
      ],
      opens: [
        { says: 'A coolness may set in somewhere, and you work hard to avoid asking about it.' },
      ],
      reviews: [
        {
          says: 'The same lack comes up again, and you notice how long you were willing to call it a phase.',
        },
      ],
      settles: [{ says: "You know the terms by now, and you've stopped auditioning." }],
    },
    harmonious: {
      does: [
        {
          says: "You've come to like people for how they behave over time, and they seem to return the favor.",
        },
        {
          says: 'Pleasure and good sense want the same things for once, so you enjoy yourself without a bill afterward.',
        },
      ],
      shows: [
        {
          says: 'You may enjoy a quiet dinner with one old friend more than the party you turned down for it.',
        },
        { says: "Somebody more settled than you might show you a loyalty you hadn't counted on." },
      ],
      use: [{ says: 'Commitments come easily, since nobody is being rushed into them.' }],
      task: [
        'Make plans with someone for a date that is at least three months away.',
        "Repair or alter one good thing you own so that you'll use it again.",
      ],
      opens: [{ says: 'An acquaintance may start to become a fixture in your life.' }],
      reviews: [
        { says: 'You look at what you share with someone and adjust the terms without a quarrel.' },
      ],
      settles: [
        {
          says: 'What you have with each other no longer needs discussing, and you find that restful.',
        },
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: "Your energy has dropped into low gear. You can't sprint, though you can push a heavy thing a long way.",
        },
        { says: "Anger waits for a reason now, and when it has one, it's precise." },
      ],
      shows: [
        {
          says: 'You may go to the gym without wanting to, and leave in a better temper than you brought.',
        },
        {
          says: "Someone might try to hurry you at work, and you'll notice that you simply don't speed up.",
        },
      ],
      use: [{ says: 'Hard, repetitive effort gets you more than brilliance would.' }],
      task: [
        "Decide which one dispute you mean to see through, and tell somebody that you're letting another go.",
        'Do the first thirty minutes of the job you resent, at the same hour, five days running.',
      ],
      opens: [
        { says: 'The brakes come on, and a plan you wanted to rush has to be done in order.' },
      ],
      reviews: [
        {
          says: "You notice where you've been forcing things, and you can let up without losing what you gained.",
        },
      ],
      settles: [
        {
          says: "You've learned your pace by now, and what you began in frustration is nearly built.",
        },
      ],
    },
    tense: {
      does: [
        {
          says: 'You step on the gas and nothing much happens. For some months, every push seems to need a signature first.',
        },
        {
          says: 'Frustration builds in small amounts, and you hold it in because the person blocking you has a point.',
        },
      ],
      shows: [
        {
          says: 'You may be ready to leave on time and then wait half an hour for someone who has the directions.',
        },
        { says: 'A manager might tell you to go ahead and later ask why you did.' },
      ],
      use: [
        { says: 'You can find out where a stuck project is stuck, provided you stop shoving it.' },
      ],
      task: [
        "Find out who can approve the thing you're angry about, and talk to that person only.",
        'Work off your irritation on foot before you answer the message that caused it.',
      ],
      opens: [
        {
          says: 'You run into a limit, possibly a person with a title, and you may take it as an insult.',
        },
      ],
      reviews: [
        {
          says: "The refusal is repeated, and by now you're calm enough to hear the condition attached to it.",
        },
      ],
      settles: [
        {
          says: 'You find a way around, often one you were too proud for at first, and the anger goes out of it.',
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Effort and patience have landed on the same side, so you can work for hours without having to prove anything.',
        },
        { says: "You've found a level voice for saying no, and people hear that you mean it." },
      ],
      shows: [
        {
          says: 'You may put together something large from a box and get it right the first time.',
        },
        {
          says: 'At work you could be the one who finishes the boring half while others are debating the good half.',
        },
      ],
      use: [{ says: "It's worth starting something that takes a hundred small repetitions." }],
      task: [
        'Pick a physical goal for the next ten weeks, and do the first small session.',
        "Tell someone the limit you've been hinting at, in one calm sentence.",
      ],
      opens: [
        {
          says: "A practical chance may come up to do something on your own that you've wanted to do for a while.",
        },
      ],
      reviews: [
        { says: 'You can set a better pace, with less in each week and fewer weeks missed.' },
      ],
      settles: [
        { says: 'The habit runs without willpower, and somebody may ask you how you manage it.' },
      ],
    },
  },
  jupiter: {
    joined: {
      does: [
        { says: 'Your optimism gets audited. The big idea has to come with a schedule now.' },
        {
          says: "You're asked to grow in one direction, and the other possibilities begin to look like clutter.",
        },
      ],
      shows: [
        { says: "You may cut a trip or a course from your plans and find you don't miss it." },
        {
          says: "Someone could offer you a larger role with less freedom in it, and the answer isn't obvious.",
        },
      ],
      use: [
        {
          says: 'The time is right for turning a belief into a program that other people can follow.',
        },
      ],
      task: [
        "Choose one of your open plans, and tell the people waiting on another that you're out.",
        'Work out how many hours your best idea would take, and block the first four.',
      ],
      opens: [
        {
          says: 'Expectations come down to a realistic size, and you may miss the larger version a little.',
        },
      ],
      reviews: [
        { says: 'You check what you promised in a generous mood against what you can carry.' },
      ],
      settles: [
        { says: 'A smaller thing stands where the large plan was, and the smaller one exists.' },
      ],
    },
    tense: {
      does: [
        {
          says: 'You want to say yes, as ever, and this time you hear yourself asking what it will cost.',
        },
        {
          says: 'Faith in a plan comes and goes by the hour, and you argue against the side the other person takes.',
        },
      ],
      shows: [
        {
          says: 'You may promise a friend more time than you have and regret it when you open your calendar.',
        },
        {
          says: "An estimate might come back less kind than you'd hoped, and you'll redo the whole plan on the back of it.",
        },
      ],
      use: [{ says: 'These months are a decent teacher of how much is enough.' }],
      task: [
        "Cut the plan you're proudest of by a third, and see whether you'd still do it.",
        'Tell someone that you overpromised, and offer the amount you can really do.',
      ],
      opens: [
        {
          says: "Growth reaches a ceiling somewhere, and you have to find out whether it's policy or only nerves.",
        },
      ],
      reviews: [
        {
          says: 'You reconsider an opportunity that you took, or turned down, in too good a mood.',
        },
      ],
      settles: [
        {
          says: 'You know how far you can stretch without resenting it, and you plan by that number.',
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Hope turns practical. You can see the good outcome and also the next four steps toward it.',
        },
        {
          says: 'People have begun to trust your judgment, since you sound cheerful and have done the math.',
        },
      ],
      shows: [
        {
          says: 'You may get a quick yes from an institution that usually takes six weeks to answer.',
        },
        { says: 'A friend might ask what you think about a big decision and take notes.' },
      ],
      use: [
        {
          says: 'Long plans made in this stretch are ambitious enough to excite you and modest enough to happen.',
        },
      ],
      task: [
        "Apply for something you thought you weren't quite ready for.",
        "Go through your five-year idea with somebody sensible, and ask where they'd start.",
      ],
      opens: [
        {
          says: "Support may turn up for something sensible that you'd like to do on a larger scale.",
        },
      ],
      reviews: [
        {
          says: "You can expand or trim before anything is fixed, and the trimming helps more than you'd guess.",
        },
      ],
      settles: [
        { says: 'The plan has become a position that you hold, and others can count on it.' },
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        {
          says: 'You meet your own rules again as an adult who can change them, and some of them were never yours.',
        },
        {
          says: "The clock gets louder. You feel what you've built and what you've put off in roughly equal measure.",
        },
      ],
      shows: [
        {
          says: 'You may sort through years of old work and feel proud of it and finished with it.',
        },
        {
          says: "Friends your age could be settling down or starting over, and you compare yourself with them more than you'd like.",
        },
      ],
      use: [
        {
          says: "You can decide now what you're willing to be responsible for over the next long stretch of life.",
        },
      ],
      task: [
        "Write down five things you do out of duty, and mark the ones you'd take on again.",
        "Choose one thing to get good at slowly, and enroll in the beginner's course.",
      ],
      opens: [
        {
          says: "Something you'd assumed was permanent shows its end date, and you may be more relieved than you let on.",
        },
      ],
      reviews: [
        { says: 'You inspect your life from the inside and see which walls carry the weight.' },
      ],
      settles: [{ says: 'You start again with less padding and more of a say than before.' }],
    },
    tense: {
      does: [
        {
          says: 'You get a progress report on what you committed to years ago, and you read the criticism first.',
        },
        {
          says: "Duties collide. Two things that both matter want you at the same hour, and being conscientious doesn't help.",
        },
      ],
      shows: [
        { says: "Work may want you late on the very evening you'd promised to someone at home." },
        {
          says: "An authority might enforce a rule that you've always followed and never agreed with.",
        },
      ],
      use: [
        {
          says: 'You can see which of your standards still serve a purpose and which are only old.',
        },
      ],
      task: [
        'Lower one standard deliberately for a week, and find out whether anybody notices.',
        'Take one decision you made long ago and have lived by ever since, and make it again or take it back.',
      ],
      opens: [
        { says: "Something you built comes under strain, and you're the first to hear it creak." },
      ],
      reviews: [
        {
          says: 'The weak spot has had time to show itself, and you can work on it without an emergency.',
        },
      ],
      settles: [
        { says: 'The arrangement is smaller than it was, and you carry it with less effort.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Experience counts. You do the right thing early, out of habit, and the trouble never comes up.',
        },
        { says: "You're at ease with limits, and you stop apologizing for your own." },
      ],
      shows: [
        { says: 'A task that once frightened you may take up twenty minutes before lunch.' },
        {
          says: "Somebody newer might ask you how it's done, and you'll hear from your answer that you know.",
        },
      ],
      use: [
        {
          says: 'Systems you put in order now stay in order. People can find things in them without calling you.',
        },
      ],
      task: [
        'Hand over a job you do well to someone who could learn it, and let them do it their way.',
        "Celebrate something you've kept up for years, with the people who saw how dull it was.",
      ],
      opens: [
        { says: 'A lasting arrangement begins without drama, and you may hardly register it.' },
      ],
      reviews: [{ says: 'You can improve what already works, which is a luxury you seldom have.' }],
      settles: [
        {
          says: 'Others have begun to use the system you made, and it no longer needs you every day.',
        },
      ],
    },
  },
  uranus: {
    joined: {
      does: [
        {
          says: 'You want out, and you want to do it properly. The rebel in you gets a deadline and a budget.',
        },
      ],
      shows: [
        {
          says: 'You may plan a resignation or a move in careful detail and tell nobody for a month.',
        },
      ],
      use: [{ says: 'A change planned in stages has a better chance now than one you announce.' }],
      task: [
        'Describe the freedom you want most as if it were a job, with its hours and its duties.',
      ],
      opens: [{ says: 'You feel fenced in by something you once agreed to, perhaps gladly.' }],
      reviews: [
        { says: "You weigh a freedom against its price and find that you'd pay some of it." },
      ],
      settles: [
        { says: 'A piece of independence becomes permanent, and it feels oddly ordinary.' },
      ],
    },
    tense: {
      does: [
        {
          says: 'Rules chafe. You follow them exactly, with a tight jaw, or you break a small one in order to breathe.',
        },
      ],
      shows: [
        {
          says: "Someone could tell you it has always been done like that, in front of a screen showing that it doesn't work.",
        },
      ],
      use: [
        { says: 'You find out which restrictions can be changed by asking in the right place.' },
      ],
      task: [
        'Pick the one rule that drives you up the wall, and propose its replacement in writing.',
      ],
      opens: [
        {
          says: "Pressure for order runs into the part of you that won't be managed, probably over something minor.",
        },
      ],
      reviews: [
        {
          says: 'Half of the demands look reasonable when you read them again, and your protest gets narrower and stronger.',
        },
      ],
      settles: [
        { says: 'You and the system can come to terms, with an exception written in for you.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You've hit on how to change something without breaking it, and even cautious people go along.",
        },
      ],
      shows: [
        {
          says: 'An odd idea of yours may get a trial period from someone who rarely approves anything.',
        },
      ],
      use: [{ says: 'Reforms succeed in this stretch if they begin on a small scale.' }],
      task: [
        'Test your unconventional fix for one month, and keep a record that a skeptic would accept.',
      ],
      opens: [
        {
          says: 'Old and new methods begin to fit together once you stop presenting them as a choice.',
        },
      ],
      reviews: [{ says: 'You can take out what was merely different and keep what is better.' }],
      settles: [{ says: 'What was once your exception is now how the others do it too.' }],
    },
  },
  neptune: {
    joined: {
      does: [
        {
          says: 'A dream has to give its measurements. You see what it needs in order to exist, and disappointment comes before relief.',
        },
      ],
      shows: [
        {
          says: 'You might reread something you wrote in an inspired mood and find two sentences worth keeping.',
        },
      ],
      use: [
        { says: "It's a fine time to give your imagination a place to work and regular hours." },
      ],
      task: ["Take something you've dreamed about for years, and do its least romantic step."],
      opens: [{ says: 'An illusion wears thin, and you may feel tired before you know why.' }],
      reviews: [{ says: 'You sort the ideal from the excuse, and it takes more than one try.' }],
      settles: [{ says: 'The part of the dream that remains fits into your week.' }],
    },
    tense: {
      does: [
        {
          says: "It has gotten difficult to tell whether you're being realistic or only discouraged.",
        },
      ],
      shows: [
        {
          says: "A cause that you've given a lot to may ask for more, and you'll feel guilty before you've answered.",
        },
      ],
      use: [{ says: 'You can find out where your sympathy ends and your duty starts.' }],
      task: ['Set a limit on something you do out of pity, and name the number of hours.'],
      opens: [
        { says: 'Disenchantment comes in somewhere, usually by way of a small practical detail.' },
      ],
      reviews: [
        {
          says: 'You go over a disappointment again and see how much of it nobody had promised you.',
        },
      ],
      settles: [{ says: 'You keep the compassion and lose the vagueness about who does what.' }],
    },
    harmonious: {
      does: [
        {
          says: 'Your imagination takes instruction well, and what you picture comes out the right size.',
        },
      ],
      shows: [
        {
          says: "You may practice an instrument or work on a picture with more patience than you've had in years.",
        },
      ],
      use: [{ says: 'Artistic or charitable work gains from structure in these months.' }],
      task: ['Give your creative hour a place in the week and treat it like a shift.'],
      opens: [{ says: 'An ideal of yours may find a helper with a spreadsheet.' }],
      reviews: [{ says: 'You can revise the vision to suit the materials you have on hand.' }],
      settles: [{ says: 'Something you used to imagine can now be read or used by others.' }],
    },
  },
  pluto: {
    joined: {
      does: [
        {
          says: 'You hold on harder. Discipline and fear look alike, and you may take months to tell them apart.',
        },
      ],
      shows: [
        {
          says: 'You might clear out a room with a thoroughness that worries the people you live with.',
        },
      ],
      use: [
        {
          says: "It's a strong stretch for finishing an unpleasant job that has been left for years.",
        },
      ],
      task: [
        'Do something you keep under tight control a little worse than usual, and let someone see.',
      ],
      opens: [
        {
          says: 'A matter of power gets serious, and somebody starts following the rules very closely.',
        },
      ],
      reviews: [
        { says: "You find out what you've been guarding and whether anyone was after it." },
      ],
      settles: [
        {
          says: 'The thing you gripped so hard is secure or gone, and you have your strength back for other uses.',
        },
      ],
    },
    tense: {
      does: [
        {
          says: 'You run into power that has the rules on its side, and giving in feels like more than it is.',
        },
      ],
      shows: [
        {
          says: 'Somebody at work may quote the handbook at you when the real issue is who decides.',
        },
      ],
      use: [{ says: 'You can learn to be firm about one point and let the rest go.' }],
      task: ['Write down what would let you drop the matter, and ask for the first item.'],
      opens: [{ says: 'Control may tighten somewhere, and you respond by saying less.' }],
      reviews: [
        {
          says: 'The struggle resumes, and you notice that the other side is also afraid of losing something.',
        },
      ],
      settles: [{ says: 'The contest ends, mostly from exhaustion, on terms you can work under.' }],
    },
    harmonious: {
      does: [
        {
          says: 'A grim sort of patience is at your disposal, and you can clean up what others step around.',
        },
      ],
      shows: [
        {
          says: 'You may get to the bottom of an old dispute simply by staying with it longer than anyone else.',
        },
      ],
      use: [{ says: 'Deep repairs go well now, including those that nobody will see.' }],
      task: ['Choose the messiest closet or account you own, and finish one layer of it.'],
      opens: [{ says: 'Somebody may trust you with a matter that was kept closed.' }],
      reviews: [
        {
          says: "You can dig again where you stopped, and this time you know what you're looking for.",
        },
      ],
      settles: [{ says: 'The repair holds, and nobody has to know how bad things were.' }],
    },
  },
  asc: {
    joined: {
      does: [
        { says: 'You seem older and more careful, and people adjust what they ask of you.' },
        {
          says: "You lose interest in the manner that used to make meetings easy, since it takes more effort than it's worth.",
        },
      ],
      shows: [
        { says: 'You may change to plainer clothes and find that strangers explain less to you.' },
        {
          says: 'New acquaintances could find you distant for the first ten minutes, then tell you everything in the eleventh.',
        },
      ],
      use: [{ says: 'You can present yourself now as you mean to go on for years.' }],
      task: [
        'Introduce yourself once without softening what you do.',
        'Skip one thing that you do only to seem easygoing.',
      ],
      opens: [
        {
          says: "You stand more on your own than you're used to, and you may notice it first when you don't smile on request.",
        },
      ],
      reviews: [
        {
          says: "You look at how you've been presenting yourself and find that some of it was armor.",
        },
      ],
      settles: [
        { says: 'Strangers meet the same person your friends know, only with better posture.' },
      ],
    },
    tense: {
      does: [
        {
          says: "Other people's expectations have begun to press on you, and you feel watched while doing things you've done for years.",
        },
        { says: "It's harder to get a smile back, and you may stop offering the first one." },
      ],
      shows: [
        {
          says: 'Someone you live with might turn critical about small habits, such as how you leave the sink.',
        },
        { says: 'You could walk into a room ready to be judged and sit down near the exit.' },
      ],
      use: [{ says: "You learn who takes you seriously when you aren't being charming." }],
      task: [
        "Ask one person how you've been coming across lately, and don't explain yourself afterward.",
        'Turn down a request in person, with a straight face and no story.',
      ],
      opens: [
        {
          says: "Somebody close may draw a line, and you'll feel it as a rejection before you see the sense in it.",
        },
      ],
      reviews: [
        {
          says: 'You may hear the same complaint about you from a different person, and you start to consider it.',
        },
      ],
      settles: [
        {
          says: 'You and the other person know what each can be asked for, and you ask more plainly.',
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You've taken on the look of someone who knows the procedure, and people treat you accordingly.",
        },
        { says: "Meeting people takes no performance, because you aren't in a hurry to be liked." },
      ],
      shows: [
        { says: "Strangers may ask you for directions in a town where you're a visitor yourself." },
        { says: "An interview might go well precisely because you didn't oversell." },
      ],
      use: [{ says: "First impressions you make now tend to last, and they're accurate." }],
      task: [
        "Arrange to meet someone in person whom you've only known by email.",
        'Update the photo or profile by which strangers judge you, and keep it plain.',
      ],
      opens: [{ says: 'Somebody steady may come into the picture and set a good pace.' }],
      reviews: [
        {
          says: 'You can adjust your distance to people, a step closer to one and a step back from another.',
        },
      ],
      settles: [{ says: "Your manner fits your age, and you're more comfortable in company." }],
    },
  },
  mc: {
    joined: {
      does: [
        {
          says: "You're accountable in public. Your good work gets noticed, and so does what you left for later.",
        },
        {
          says: "You see how far you've gotten in your work, and the view is more sober than you'd pictured.",
        },
      ],
      shows: [
        { says: 'You may be offered the position with the good title and the bad hours.' },
        {
          says: "Somebody could introduce you by your job and get it right, and you'll feel the weight of it.",
        },
      ],
      use: [
        {
          says: 'The time favors taking a role in front of everyone, with its limits stated up front.',
        },
      ],
      task: [
        "Choose the part of your work that you'd sign with your full name, and ask the person who gives out assignments for more of it.",
        'Finish one piece of professional business formally, with a note to those concerned.',
      ],
      opens: [
        {
          says: 'A responsibility with your name on it comes up, and it can be seen from a distance.',
        },
      ],
      reviews: [
        {
          says: 'Your record comes up for review, if only in your own head, and most of it is better than you feared.',
        },
      ],
      settles: [
        {
          says: "You're done wondering whether you can fill the position, and you've begun to shape it to your liking.",
        },
      ],
    },
    tense: {
      does: [
        {
          says: "Work and home both claim the dependable version of you at present, and there's only one of those.",
        },
        {
          says: "Recognition comes late, and you do good work for someone who doesn't mention it.",
        },
      ],
      shows: [
        {
          says: 'You may have to leave a meeting because of something at home and then apologize in both places.',
        },
        { says: 'A project could be put on hold after you did your part of it well.' },
      ],
      use: [{ says: "These months show how much of your ambition you'd still choose." }],
      task: [
        'Ask your boss or your best client which of your tasks they would miss.',
        'Tell the people at home what the next three months at work look like, in actual dates.',
      ],
      opens: [
        { says: 'A demand from above may meet a limit at home, and you find out which one gives.' },
      ],
      reviews: [
        {
          says: "You reconsider a goal that you set when you were somebody else's idea of promising.",
        },
      ],
      settles: [
        {
          says: "You've redrawn the line between the job and the rest of your life, and people begin to respect it.",
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Your reputation does some of the talking, and approval takes less convincing than it used to.',
        },
        { says: "You're moving up in small steps that nobody disputes." },
      ],
      shows: [
        { says: 'A former colleague may recommend you without having been asked.' },
        {
          says: 'You might be given the budget along with the responsibility, which is rarer than it should be.',
        },
      ],
      use: [
        {
          says: 'Applications and formal requests are well placed now, above all where people know your work.',
        },
      ],
      task: [
        "Ask someone two steps ahead of you what they'd do in your position.",
        'Put your last two years of work on one page, with results.',
      ],
      opens: [
        { says: 'An honest piece of credit may come your way, possibly in the form of more work.' },
      ],
      reviews: [
        { says: 'You can negotiate the details of a role that you already fill in practice.' },
      ],
      settles: [
        { says: 'Your standing is settled enough that you can get on with the work itself.' },
      ],
    },
  },
}
