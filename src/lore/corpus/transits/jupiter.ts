import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, SlowTransitMeaning } from '../../transit-meaning.ts'

export const jupiterTransits: Record<NatalPoint, Record<AspectQuality, SlowTransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: 'You take up more room than you used to, and people seem to think it was always yours.',
        },
        {
          says: "Your confidence grows by about a size, and you begin to plan for the person you'd be if nothing went wrong.",
        },
      ],
      shows: [
        {
          says: "Somebody may ask you to speak or to host, and the yes may be out before you've checked the date.",
        },
        {
          says: "A good word about you may reach you by a detour, from a person you didn't know was paying attention.",
        },
      ],
      use: [
        {
          says: "Being seen works in your favor now, so it's a sound moment to apply for the larger version of what you do.",
        },
      ],
      task: [
        "Apply for one thing you'd normally call out of your league.",
        "Say out loud what you'd like to be known for, to a person who can help.",
      ],
      opens: [
        { says: "A larger idea of what you could be comes up, and there's time to grow into it." },
      ],
      reviews: [
        {
          says: 'The grand plan comes up for a second reading, and you learn which part of it was only excitement.',
        },
      ],
      settles: [
        { says: "You've grown into the new size by now, and people start to count on it." },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Things you want are a little nearer than they look, and asking turns out to be most of the work.',
        },
        { says: "You're lucky in an ordinary sort of way, and people find you more fun to help." },
      ],
      shows: [
        {
          says: 'A person who once taught you something may be pleased to hear from you and say so at length.',
        },
        {
          says: 'Two pieces of good news may arrive in the same few days, and the smaller may please you more.',
        },
      ],
      use: [
        { says: 'Support is there for the asking, and you can accept it without feeling smaller.' },
      ],
      task: [
        "Ask for the introduction or the reference you've been thinking about longest.",
        'Let somebody do you a favor, and leave it unreturned for a while.',
      ],
      opens: [{ says: "You get a taste of how things go when you assume they'll go well." }],
      reviews: [
        {
          says: "An offer you treated too lightly is worth another look, and it's probably still good.",
        },
      ],
      settles: [
        { says: 'You take what was offered and make a habit of it before the luck wanders off.' },
      ],
    },
    tense: {
      does: [
        {
          says: "You're sure you could do all of it, and for a week or two nobody manages to talk you out of any of it.",
        },
        { says: 'Your appetite for recognition grows faster than the work that would earn it.' },
      ],
      shows: [
        {
          says: 'You may say yes to a role because of its title and discover the hours afterward.',
        },
        {
          says: "Somebody's praise may be followed by a request, and the request may be a large one.",
        },
      ],
      use: [
        {
          says: 'You learn where you want to grow, and a look at the calendar settles how much of it fits.',
        },
      ],
      task: [
        'Halve your estimate of what you can carry, and then keep all of it.',
        'Turn down one honor that comes with a meeting attached.',
      ],
      opens: [
        {
          says: "You're tempted by a bigger role, and what it would cost is written in small print.",
        },
      ],
      reviews: [{ says: 'You count up what you promised at the start and hand part of it back.' }],
      settles: [{ says: 'You can say which ambition is yours and which was only flattering.' }],
    },
  },
  moon: {
    joined: {
      does: [
        { says: "You're sure enough of your own comfort to share it, and home gets fuller." },
        {
          says: 'Your feelings come in large portions now, and the good ones stay longer than you expect.',
        },
      ],
      shows: [
        { says: 'You may end up with guests on the couch and be glad of the noise.' },
        {
          says: "Someone you've looked after may show you how much it meant, possibly years late.",
        },
      ],
      use: [{ says: 'Family plans and moves that need good will on every side find it now.' }],
      task: [
        'Feed more people than you meant to, at least once.',
        'Tell the oldest person you love a piece of good news before you post it.',
      ],
      opens: [
        {
          says: "You find out how much comfort you'd allow yourself if nobody called it too much.",
        },
      ],
      reviews: [
        { says: 'A question of home that you answered in high spirits gets asked a second time.' },
      ],
      settles: [
        {
          says: 'Your larger life has become a place to live in, and you stop apologizing for the space.',
        },
      ],
    },
    harmonious: {
      does: [
        { says: "You're readier than usual to trust people, and rest comes easily because of it." },
        {
          says: "What you need and what's on offer fit together for a while with very little arranging.",
        },
      ],
      shows: [
        { says: "A relative you'd given up on may be good company for a whole meal." },
        { says: 'You may sleep through the noise that usually bothers you and wake up hopeful.' },
      ],
      use: [
        {
          says: "Belonging comes cheap now, whether you're joining a household or mending things with one.",
        },
      ],
      task: [
        'Spend a whole day at home with nothing to show for it.',
        "Ask for comfort directly from somebody who'd be honored to give it.",
      ],
      opens: [{ says: 'You notice that being looked after is easier than you made it.' }],
      reviews: [{ says: 'You recognize a kindness you overlooked when it was first done.' }],
      settles: [{ says: 'You settle into a gentler routine, and it no longer needs an excuse.' }],
    },
    tense: {
      does: [
        {
          says: "Everything reaches you at full volume, and a modest comfort doesn't seem worth having.",
        },
        {
          says: "You're giving more care than anyone ordered, and waiting for somebody to see how tired you are.",
        },
      ],
      shows: [
        {
          says: 'You may cook for twelve when eight are coming, and take the leftovers as a comment.',
        },
        {
          says: "The people at home may want a calm week just when you've decided to redo a room.",
        },
      ],
      use: [{ says: 'You discover how much is enough for you, usually one helping after it.' }],
      task: [
        "Stop cheering somebody up and ask what they'd like.",
        'Plan one empty day before you fill the next one.',
      ],
      opens: [
        {
          says: 'You want more warmth than your present arrangements hold, and it makes you restless indoors.',
        },
      ],
      reviews: [
        {
          says: 'The feelings you overfed come down to their normal size, and so does the plan you built on them.',
        },
      ],
      settles: [
        {
          says: 'You keep the comforts you use and quit paying for the ones you only liked the idea of.',
        },
      ],
    },
  },
  mercury: {
    joined: {
      does: [
        { says: 'You think in larger pictures for a while, and details annoy you.' },
        { says: 'You have more to say, and people have more patience for it.' },
      ],
      shows: [
        {
          says: 'You may explain your idea at dinner and be told to write it down, twice in one week.',
        },
        { says: "A book or a talk may hand you the word you've been missing for years." },
      ],
      use: [
        {
          says: 'Publishing has the wind behind it, and so has learning anything you can use within the month.',
        },
      ],
      task: [
        'Send the long version to the person who asked for the short one.',
        "Sign up to learn the thing you've been quoting other people on.",
      ],
      opens: [{ says: "You meet an idea that's bigger than your current vocabulary." }],
      reviews: [
        { says: 'The big idea gets checked against the facts you skipped when it was new.' },
      ],
      settles: [{ says: 'You can explain it simply now, and people repeat it correctly.' }],
    },
    harmonious: {
      does: [
        {
          says: 'You see how the parts connect, and you can say so in a way that makes people hopeful.',
        },
        {
          says: "Your judgment is good at present, largely because you're in no rush to be right.",
        },
      ],
      shows: [
        {
          says: "An email to a stranger may be answered by return, with more than you'd asked for.",
        },
        {
          says: 'You may be asked to explain something to a newcomer and understand it better yourself by the end.',
        },
      ],
      use: [{ says: "Applications and exams go smoothly now if you've read what they ask." }],
      task: [
        'Write to the person who knows most about it, and keep it short.',
        'Ask the question you thought was too basic.',
      ],
      opens: [
        {
          says: "There's an opening to learn something or to say something, and it's wider than it appears.",
        },
      ],
      reviews: [{ says: 'You reread an old exchange and find an offer that you missed.' }],
      settles: [{ says: 'Everyone involved agrees on the wording and knows what comes next.' }],
    },
    tense: {
      does: [
        {
          says: "You're talking a better plan than you've got, and you believe it while you talk.",
        },
        { says: 'Your head is full of prospects, so small facts fall out of it.' },
      ],
      shows: [
        { says: "You may forward an article with great conviction before you've read to the end." },
        {
          says: 'A chat about vacation may produce an itinerary that no human being could follow.',
        },
      ],
      use: [
        {
          says: 'Brainstorming is excellent at the moment, and a sober friend can do the arithmetic.',
        },
      ],
      task: [
        'Check the one figure that the whole plan hangs on.',
        'Say "I\'ll find out" in place of your best guess.',
      ],
      opens: [
        { says: "You've been given a big question, and your first answer to it is too long." },
      ],
      reviews: [
        {
          says: 'The hole in your own argument shows up before anybody else has seen it, which is the best time.',
        },
      ],
      settles: [{ says: 'You trim the claim until you can stand by every word of it.' }],
    },
  },
  venus: {
    joined: {
      does: [
        {
          says: "You like people and they like you, and there's more of everything pleasant to go around.",
        },
        { says: "You want to linger with what you love, and you're extravagant with the hours." },
      ],
      shows: [
        { says: 'You may be invited twice for the same date and wish you could go to both.' },
        {
          says: "A person you'd thought of as a friend may start to look like something more, or the other way around.",
        },
      ],
      use: [
        {
          says: 'Affection is easy to declare now, and a party with good music will do it for you.',
        },
      ],
      task: [
        "Throw a party for a reason that isn't a birthday.",
        'Tell someone you love them in a longer sentence than usual.',
      ],
      opens: [{ says: "More affection comes your way than you've been making room for." }],
      reviews: [
        {
          says: 'The novelty wears off, and you learn which new fondness is still there without it.',
        },
      ],
      settles: [
        { says: 'You know whom and what you love, and you make room for it in the calendar.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You enjoy yourself without paying for it later, as though someone had lifted the surcharge.',
        },
        { says: 'Kindness circulates, and a good share of it ends up with you.' },
      ],
      shows: [
        { says: 'Somebody may pay for the meal and refuse to discuss it.' },
        {
          says: "You may find the sofa or the song you've been looking for, just after you'd given up.",
        },
      ],
      use: [
        {
          says: 'Sociable plans work out, especially those that bring your separate circles together.',
        },
      ],
      task: [
        'Introduce your oldest friend to your newest one.',
        'Accept a present without mentioning the price.',
      ],
      opens: [{ says: 'It becomes plain how little it takes for people to be glad of you.' }],
      reviews: [{ says: "A pleasure or a person you'd filed under someday is back within reach." }],
      settles: [{ says: 'Something that began as a treat gets a lasting place in your week.' }],
    },
    tense: {
      does: [
        { says: 'You want the better version of everything, the present company included.' },
        {
          says: 'Your affection is running ahead of your knowledge, and you give the fifth gift before the second conversation.',
        },
      ],
      shows: [
        {
          says: 'You may fall for a place on vacation and look up rents there by the second drink.',
        },
        {
          says: "A friend's good fortune may make your own apartment seem smaller for a few days.",
        },
      ],
      use: [{ says: "Wanting too much tells you what you've wanted too quietly until now." }],
      task: [
        'Take one thing out of the cart and one promise out of the conversation.',
        'Give a present with your time in it and nothing that needs wrapping.',
      ],
      opens: [{ says: "You're dazzled, and it's too early to say by what." }],
      reviews: [
        { says: "You add up what the pleasure cost and decide whether you'd pay as much again." },
      ],
      settles: [
        { says: 'You give up the extravagant half and find that you liked the other half better.' },
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: 'You attempt more because you expect to succeed, and for a week or two your strength keeps up.',
        },
        { says: "You're fighting on behalf of something larger than the matter at hand." },
      ],
      shows: [
        {
          says: 'You may still be at it an hour after you meant to stop, and want to go again the next day.',
        },
        { says: 'A challenge that used to look reckless may look like a fair match.' },
      ],
      use: [
        {
          says: 'Ventures that need courage at the start have it now, along with people willing to follow.',
        },
      ],
      task: [
        'Begin the big physical thing, and book its finish line.',
        'Pick the worthiest opponent you have and propose a truce or a contest.',
      ],
      opens: [{ says: 'You have the strength for something big, and you get to choose what.' }],
      reviews: [{ says: 'The part where you overreached gets a second start at a lower speed.' }],
      settles: [
        { says: 'You see the thing through on the strength of what you learned by rushing it.' },
      ],
    },
    harmonious: {
      does: [
        { says: "You go for it at the right moment, and things you'd braced for give way." },
        { says: 'Your courage has good manners, so people wish you well while you win.' },
      ],
      shows: [
        {
          says: 'You may be picked for something and then do better at it than you ever did in practice.',
        },
        { says: 'Asking in person may bring a yes at the third address.' },
      ],
      use: [{ says: 'Taking the initiative pays now, in sports as in asking somebody out.' }],
      task: [
        'Make the bold request before breakfast, while you still believe in it.',
        "Put your muscle behind another person's good cause for an hour.",
      ],
      opens: [
        { says: "You discover that you're stronger than the obstacle you'd planned around." },
      ],
      reviews: [{ says: 'You pick up an effort you dropped for no good reason.' }],
      settles: [{ says: 'Your lucky burst has turned into a pace you can keep.' }],
    },
    tense: {
      does: [
        { says: 'You drive too fast through your own plans, in a wonderful mood.' },
        {
          says: 'Your anger finds itself a principle, and after that an apology is no longer enough.',
        },
      ],
      shows: [
        { says: 'You may bet a friend that it can be done by noon and be seen running at ten to.' },
        { says: 'A minor annoyance with a company may turn into a crusade with screenshots.' },
      ],
      use: [
        {
          says: "There's force enough for two jobs now, and naming the two keeps it from becoming five.",
        },
      ],
      task: [
        'Stop while you still want to go on.',
        'Let one injustice be handled by somebody closer to it.',
      ],
      opens: [
        {
          says: "You're itching to take on something oversized, and nobody seems able to hold you.",
        },
      ],
      reviews: [
        {
          says: "The first charge used up more than you'd counted on, and you choose your ground again.",
        },
      ],
      settles: [
        {
          says: 'How far your strength goes is clear to you by now, and you stop just short of it.',
        },
      ],
    },
  },
  jupiter: {
    joined: {
      does: [
        { says: 'What you believe in is up for renewal, as it is about every twelve years.' },
        {
          says: "Your hopes come back in their original size, including some you'd been calling unrealistic.",
        },
      ],
      shows: [
        {
          says: 'You may think about where you were twelve years ago and be a bit moved by how much came of it.',
        },
        {
          says: "An invitation to travel or to teach may come up, and it may fit better than you'd expect.",
        },
      ],
      use: [{ says: 'Plans for the next dozen years can be sketched now, in pencil.' }],
      task: [
        "Write down what you'd try if you trusted the next twelve years.",
        "Give away something you know to a person who's just starting.",
      ],
      opens: [
        { says: 'A fresh stock of faith arrives, and nothing has to be done with it in a hurry.' },
      ],
      reviews: [
        { says: 'You compare what you hope for with what you hoped for as a younger person.' },
      ],
      settles: [{ says: 'You choose one hope out of several and give it a start date.' }],
    },
    harmonious: {
      does: [
        {
          says: 'You believe it can work, and your belief makes other people careful to prove you right.',
        },
        {
          says: "You see the generous reading of events first, and it's frequently the correct one.",
        },
      ],
      shows: [
        {
          says: 'A teacher or a talkative seatmate may give you something to think about for days.',
        },
        { says: "Someone who's normally strict may leave the whole decision to you." },
      ],
      use: [
        { says: 'Long journeys and long studies are well planned now, even on a small budget.' },
      ],
      task: [
        "Book or borrow the first piece of a trip you've postponed.",
        'Forgive a small debt and forget the amount.',
      ],
      opens: [{ says: 'You find a wider view from where you already stand.' }],
      reviews: [
        {
          says: "A direction you once liked comes back to mind, and you check whether it's still open.",
        },
      ],
      settles: [
        { says: "You've been proved right about something you hoped, and you can build on it." },
      ],
    },
    tense: {
      does: [
        {
          says: "You doubt whether your life is large enough, and you're inclined to answer by adding something.",
        },
        {
          says: "Your principles meet somebody else's, and both of you feel you have the higher ground.",
        },
      ],
      shows: [
        { says: 'You may lecture a person who asked only for the time.' },
        { says: "Plans may pile up until the calendar looks like somebody else's idea of a joke." },
      ],
      use: [
        {
          says: "A belief you've outgrown is easy to spot now, and saying so takes less nerve than you'd think.",
        },
      ],
      task: [
        'Ask a person you disagree with what convinced them, and only listen.',
        'Leave one hope unannounced until it has a first result.',
      ],
      opens: [
        {
          says: "You outgrow something you were sure of, and it's uncomfortable in a hopeful sort of way.",
        },
      ],
      reviews: [{ says: 'You test a conviction on a case where it costs you something.' }],
      settles: [
        {
          says: "You hold fewer opinions than at the start, and you can back the ones you've kept.",
        },
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        { says: 'You feel the weight come off a duty, or at least somebody takes the other end.' },
        { says: 'Caution and hope share the work, so big things get done in small steps.' },
      ],
      shows: [
        { says: "A person with authority may let you off a requirement you'd been dreading." },
        {
          says: 'You may be rewarded for something dull you did faithfully, and not know where to look.',
        },
      ],
      use: [
        { says: 'Long commitments can be widened or renegotiated now, and they bear it well.' },
      ],
      task: [
        'Ask for better terms on your oldest obligation.',
        "Promote yourself in one respect, and let go of the beginner's chores.",
      ],
      opens: [{ says: 'You glimpse a way of doing your duty that leaves you some room.' }],
      reviews: [{ says: 'You check whether your old commitments can carry the new one.' }],
      settles: [
        { says: "The new terms hold, and the duty that's left is one you'd choose again." },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You're patient because you believe it leads somewhere, and the work goes steadily.",
        },
        { says: 'Your experience is worth something, and the right people are asking.' },
      ],
      shows: [
        { says: 'You may be offered slow and solid progress and see that it suits you.' },
        { says: "An elder or a former boss may open a way that effort alone hadn't." },
      ],
      use: [
        {
          says: "Planning by the year makes sense now, and people who've done it before are glad to talk.",
        },
      ],
      task: [
        'Write the five-year version of the plan on one page.',
        "Ask somebody who's done it for thirty years what they'd skip.",
      ],
      opens: [
        { says: "You're given a reasonable chance, and reasonable is what you can work with." },
      ],
      reviews: [{ says: 'The plan gets read line by line, and most of it is sound.' }],
      settles: [{ says: "You see the first real result of work you'd stopped admiring." }],
    },
    tense: {
      does: [
        {
          says: "You want to expand, and everything you've built asks who's going to maintain it.",
        },
        {
          says: 'You swing for the time being between thinking too big and thinking too small, sometimes within one conversation.',
        },
      ],
      shows: [
        {
          says: 'A plan may be approved in principle and held up by the one signature that matters.',
        },
        {
          says: 'You may cheer up a cautious person and talk yourself into caution while doing it.',
        },
      ],
      use: [{ says: 'Growth can be paced now, because you can see both the wish and the load.' }],
      task: [
        "Add one thing only after you've ended another.",
        'Find out the real limit from the person who set it.',
      ],
      opens: [
        {
          says: 'A promise pulls one way and a possibility pulls the other, and you made both yourself.',
        },
      ],
      reviews: [
        { says: 'The limit you resented gets asked what it was protecting, and it has an answer.' },
      ],
      settles: [{ says: 'You settle on a size you can keep up for years.' }],
    },
  },
  uranus: {
    joined: {
      does: [
        { says: "You're lucky with the unplanned, and you trust a hunch farther than a forecast." },
      ],
      shows: [
        {
          says: 'A chance meeting may change your plans for the month, and you may be delighted about it.',
        },
      ],
      use: [
        { says: 'Sudden openings are worth taking now, provided you can carry your own luggage.' },
      ],
      task: ['Leave one day with nothing in it and see who calls.'],
      opens: [{ says: "You see a way out of something you'd stopped calling a cage." }],
      reviews: [
        {
          says: 'Leaving gets reconsidered, and you see how far a few free hours would have gone.',
        },
      ],
      settles: [
        {
          says: "You have more freedom than before, and you've stopped testing whether it's real.",
        },
      ],
    },
    harmonious: {
      does: [
        { says: 'You can be original and well liked for it, and people lend you their curiosity.' },
      ],
      shows: [
        { says: 'Someone may applaud your strangest idea and then offer to help pay for it.' },
      ],
      use: [
        {
          says: 'Reforms are popular now, above all the ones that make life simpler for everybody.',
        },
      ],
      task: ['Show your experiment to people who might join.'],
      opens: [
        { says: "You learn that there's a whole crowd for what you took for a private quirk." },
      ],
      reviews: [{ says: 'You try the wild idea a second time, with the wiring tidied up.' }],
      settles: [{ says: 'What began as an exception is the way you do it from here on.' }],
    },
    tense: {
      does: [
        {
          says: 'You get restless on a grand scale, and a perfectly good arrangement looks like a trap.',
        },
      ],
      shows: [
        {
          says: "You may announce that you're leaving something and then ask what the notice period is.",
        },
      ],
      use: [
        {
          says: "These weeks show you where you'd like to go, which is more use than knowing what you'd like to leave.",
        },
      ],
      task: ['Give the new thing a trial week before you cancel the old one.'],
      opens: [{ says: "You're seized by the wish to start over somewhere else." }],
      reviews: [{ says: 'What you broke loose from had one useful part, and you go back for it.' }],
      settles: [
        { says: "The freedom you wanted is smaller than the one you shouted for, and it's yours." },
      ],
    },
  },
  neptune: {
    joined: {
      does: [
        {
          says: 'You believe in more than you can prove, and it makes you kinder than the facts require.',
        },
      ],
      shows: [
        {
          says: "You may be moved to help a stranger and find the need greater than you'd budgeted for.",
        },
      ],
      use: [
        { says: "Imagination runs high now, and it's well spent on music or a very long walk." },
      ],
      task: ["Make something for nobody's eyes but yours."],
      opens: [{ says: 'You catch sight of an ideal, still too far off to measure.' }],
      reviews: [
        {
          says: 'The beautiful plan looks different after some sleep, and you keep the part that was true.',
        },
      ],
      settles: [{ says: 'You give the dream a modest place to live in.' }],
    },
    harmonious: {
      does: [{ says: 'You have faith without strain, and generosity costs you no thought.' }],
      shows: [{ says: 'A song or a late conversation may leave you lighter than you were.' }],
      use: [{ says: 'Charitable and artistic work finds helpers who ask for nothing.' }],
      task: ['Act for one day as though the outcome were in good hands.'],
      opens: [{ says: 'You sense a larger kindness at work and would like to belong to it.' }],
      reviews: [
        { says: "A source of comfort you'd been too busy for is still where you left it." },
      ],
      settles: [{ says: "You've found out what you can trust, and you lean on it." }],
    },
    tense: {
      does: [
        {
          says: "You're hoping so hard that you've stopped checking, and vague offers sound like exactly what you had in mind.",
        },
      ],
      shows: [
        { says: 'Somebody may describe a wonderful opportunity and grow hazy about the dates.' },
      ],
      use: [{ says: 'Daydreams are good company now as long as nobody signs for them.' }],
      task: ['Get a second opinion from the least dreamy person you know.'],
      opens: [{ says: "You're tempted to believe something because it would be so nice." }],
      reviews: [{ says: "The inflated part loses its air, and you're still fond of what's left." }],
      settles: [{ says: "You keep your faith and change what you've put it in." }],
    },
  },
  pluto: {
    joined: {
      does: [
        {
          says: 'You want to change something from the ground up, and you have the means to start.',
        },
      ],
      shows: [
        {
          says: "You may be handed influence you hadn't asked for and find that you know what to do with it.",
        },
      ],
      use: [{ says: 'Large undertakings that used to be refused outright find support now.' }],
      task: ['Use your influence once, for somebody who has none.'],
      opens: [{ says: 'You get a sense of how much you could move if you meant it.' }],
      reviews: [
        {
          says: 'The question of what you want the influence for comes up, and it deserves an answer.',
        },
      ],
      settles: [{ says: "You use what you've gained openly, and nobody asks you to defend it." }],
    },
    harmonious: {
      does: [{ says: 'You can go deep and stay hopeful, and what you dig up is usable.' }],
      shows: [
        { says: "An old effort may bear fruit all at once, long after you'd stopped waiting." },
      ],
      use: [{ says: 'Thorough change succeeds now if you bring people along as you go.' }],
      task: ['Revive the thing you buried because it was ahead of its time.'],
      opens: [{ says: "Something you'd written off proves to be worth a good deal." }],
      reviews: [{ says: 'Something you used to avoid looks smaller on the second visit.' }],
      settles: [{ says: 'You know how to use the very thing that once made you lose your nerve.' }],
    },
    tense: {
      does: [{ says: 'You want to win completely, and half a victory feels like none.' }],
      shows: [
        {
          says: 'A disagreement may draw you into proving a point long after the point has been granted.',
        },
      ],
      use: [
        {
          says: 'You can see two reasons for wanting it so much, and choose to act on the better one.',
        },
      ],
      task: ['Settle for eighty percent and shake on it.'],
      opens: [{ says: "You're inclined to stake everything before you know what it's for." }],
      reviews: [{ says: 'The people who stood near your conviction tell you what it cost them.' }],
      settles: [{ says: 'You can stop pushing, since what was going to move has moved.' }],
    },
  },
  asc: {
    joined: {
      does: [
        {
          says: "You come in larger and friendlier, and people make room before you've found a seat.",
        },
        {
          says: "You're trying out a bolder version of yourself, and for a week or two the world plays along.",
        },
      ],
      shows: [
        {
          says: "Someone may tell you that you look well, and you may realize it's how you've been walking.",
        },
        { says: "Strangers may tell you their plans and ask if you're from around here." },
      ],
      use: [
        {
          says: "A fresh start in a new place or a new role goes well, since you're believed on sight.",
        },
      ],
      task: [
        'Show up somewhere as the person you intend to be next year.',
        'Update the picture and the first line you introduce yourself with.',
      ],
      opens: [
        { says: "People begin to meet you with open arms, and you're the last to believe it." },
      ],
      reviews: [
        {
          says: 'Your new manner gets a second look in the mirror, and you decide how much of it you like.',
        },
      ],
      settles: [
        {
          says: "The bigger entrance has become your normal one, and you've quit thinking about it.",
        },
      ],
    },
    harmonious: {
      does: [
        { says: 'People give you the benefit of the doubt, and you hand it on.' },
        {
          says: 'You feel at ease among strangers, and the right stranger tends to sit down next to you.',
        },
      ],
      shows: [
        { says: 'A partner or a friend may boast about you within earshot.' },
        { says: 'You may join a class for the exercise and stay for the people.' },
      ],
      use: [{ says: 'Meeting people from farther away or further along comes easily now.' }],
      task: [
        'Travel somewhere, if only across town, where nobody knows you yet.',
        'Say yes to being set up, in work or in friendship.',
      ],
      opens: [
        {
          says: "A friendlier face on your part is met by friendlier ones, more of them than you'd figured.",
        },
      ],
      reviews: [
        {
          says: "An acquaintance you'd meant to know better turns up again, and you get a second start.",
        },
      ],
      settles: [{ says: "You've got companions now, and you can count on them." }],
    },
    tense: {
      does: [
        {
          says: 'You promise a lot by how you walk in, and the rest of the week has to live up to it.',
        },
        {
          says: "You take on the size of the company you're in, and generous people make you overspend yourself.",
        },
      ],
      shows: [
        {
          says: "Somebody close may want more of you than you'd planned on, cheerfully and at once.",
        },
        { says: 'You may be described to a stranger in terms that even you find flattering.' },
      ],
      use: [
        {
          says: "Another person's larger plans can carry you along now, if you read where they're going.",
        },
      ],
      task: [
        "Be early for the thing that matters and skip the thing that doesn't.",
        'Tell the most enthusiastic person you know how much you can do.',
      ],
      opens: [{ says: 'You meet a person or an offer that makes your life look narrow.' }],
      reviews: [
        {
          says: "You and the other side remember the first agreement differently, and it's worth finding out how.",
        },
      ],
      settles: [
        {
          says: 'Both sides know what they can give, and you like the deal better than the first one.',
        },
      ],
    },
  },
  mc: {
    joined: {
      does: [
        {
          says: "Your work gets noticed at about twice its usual rate, and your name comes up in rooms you aren't in.",
        },
        {
          says: 'Your aims grow, and for once they grow in the direction of what people want from you.',
        },
      ],
      shows: [
        { says: "An offer may come that's one level above the one you were preparing for." },
        { says: "You may be congratulated on something while you're still fixing it." },
      ],
      use: [{ says: 'Public steps go far now, such as publishing or putting yourself forward.' }],
      task: [
        "Tell the person who decides where you'd like to be a year from now.",
        "Take the credit when it's offered, and name one other person.",
      ],
      opens: [
        { says: 'The next step up is in view, and somebody with influence is pointing at it.' },
      ],
      reviews: [
        { says: 'You ask whether the success is the one you wanted or merely the one on offer.' },
      ],
      settles: [
        {
          says: 'The position is yours in all but habit, and you can start to use it for something.',
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Things go your way in public without a fight, and your plans make sense to the people who approve them.',
        },
        { says: 'Your ambition looks good on you, so helping you along gives people pleasure.' },
      ],
      shows: [
        { says: 'A mentor or an old client may think of you at the right moment.' },
        { says: 'You may be offered the training and the better title in the same conversation.' },
      ],
      use: [{ says: 'Asking for advancement is easy now, because the case makes itself.' }],
      task: [
        'Ask what it would take, and write down the answer.',
        'Mentor someone for an hour in what you learned the slow way.',
      ],
      opens: [{ says: "You're put in touch with people who can see what you're good for." }],
      reviews: [
        { says: "An offer you'd politely let lapse is made again, in slightly better words." },
      ],
      settles: [{ says: 'You step into what was prepared, with very little fuss.' }],
    },
    tense: {
      does: [
        {
          says: "You're expected to grow in public and to be there at home, and both sides think that it's simple.",
        },
        {
          says: 'Your name travels ahead of your preparation, so you work late to catch up with it.',
        },
      ],
      shows: [
        { says: 'You may accept a role in front of witnesses and do the sums on the way home.' },
        {
          says: 'Relatives or roommates may have large plans of their own in the very week of your deadline.',
        },
      ],
      use: [{ says: 'You can see how much success your life has space for at present.' }],
      task: [
        "Say what you'll do less of before you say what you'll take on.",
        'Show your calendar for the month to the people who share your roof.',
      ],
      opens: [{ says: "An opening comes that your present life isn't built for." }],
      reviews: [
        {
          says: 'What the climb pushed aside comes back into view, and you pick up one piece of it.',
        },
      ],
      settles: [
        { says: "You've found the level at which work and home both get the better part of you." },
      ],
    },
  },
}
