import type { MonthPlot } from '#lore/authored.ts'

export const ninthHouseMind: readonly MonthPlot[] = [
  {
    asks: "{month} is about an opinion you've had for years, and about whether you still hold it.",
    among: 'It may be about politics, religion, or the right way to bring up a child.',
    cast: {
      sun: "the person who'd have to admit a change of mind",
      moon: 'the warm company of people who share your opinion',
      mercury: 'the opinion in its usual words',
      venus: 'the person you like who holds the opposite opinion',
      mars: 'the wish to win whenever your opinion comes up',
      jupiter: 'the large conviction that your opinion grew out of',
      saturn: "the years you've held the opinion, which count as proof",
      uranus: "the argument against your opinion that you can't answer",
      neptune: 'the part of the opinion that you never quite looked at',
      pluto: "what you'd lose along with the opinion",
      asc: "what people guess of your opinion before you've said it",
      mc: "the opinion that you're on record as holding",
    },
    before: {
      sun: {
        eases:
          "You say that you're not sure anymore, to somebody who knows the old opinion by heart. They'd come prepared for it. Without your usual half the conversation has to go somewhere new, and you're as curious as they are.",
        presses:
          "You hear yourself deliver the opinion with the pauses in the right places, and it goes over well. That's what bothers you later. You'd have said it in the same words if you had stopped believing it.",
      },
      mercury: {
        eases:
          "A number turns up that doesn't fit. It's from a source you trust, which is annoying. The opinion survives with one word taken out, and the word is always.",
        presses:
          "You spend an hour collecting proof of an opinion that you're no longer sure about. There's proof for everything within easy reach. The one thing that would change your mind you don't look up, and you know pretty well what it is.",
      },
      venus: {
        eases:
          "A person you like holds the opposite opinion, and isn't the sort you'd pictured over there. It takes you a minute to get past that. Then you ask, and the two of you share most of the reasons and none of the conclusion.",
        presses:
          'For the sake of the evening you agree with people who hold your old opinion more firmly than you do. They take a smile for a vote. Being certain together was cozy, and you may be homesick for it already.',
      },
      mars: {
        eases:
          "You read the best book against your opinion, or its best chapter anyway, as if there were a prize in it. It goes fast because you're looking for mistakes. There are several, along with one argument that you wish you'd thought of first.",
        presses:
          "You win. You've made every point there is, the other person has gone quiet, and the opinion is no truer than it was at breakfast. They may have known something about it and decided that it wasn't worth telling you.",
      },
      moons: {
        new: "The opinion has an answer ready for whatever begins there, as it has for most things. If you could hold it back for a week, you'd find out what you'd think without it. The beginning deserves a fresh look, and the opinion may deserve one, too.",
        full: "When things get heated there, people take sides, and the opinion has chosen yours before you've listened. It's quick and it's comfortable. You might ask the quietest person involved what they make of it.",
      },
    },
    after: {
      sun: {
        eases:
          "You mention cheerfully that you've changed your mind about part of it. That makes a better impression than being right ever did. One or two people may even tell you which opinions they've quietly dropped themselves.",
        presses:
          "Someone holds you to the old opinion word for word, with others listening. You did say it, and you did believe it. What you've learned since then fits into one sentence, and nobody there is entitled to the long version.",
      },
      mercury: {
        eases:
          "You find the wording for what you do still think. It's shorter than the opinion was, and the reason in it is your own. People who'd have argued with the old version have questions about this one.",
        presses:
          "You try to explain where you stand, and out comes a lot of on the one hand and on the other. Someone with a firm opinion makes you look weak. You're in the middle of changing an opinion, and people who aren't will always sound surer.",
      },
      venus: {
        eases:
          "You can listen to someone defend your old opinion and feel fond of both of them. There's no need to correct anybody. It's like meeting an ex who turned out fine.",
        presses:
          "The opinion came with company, and that's what makes it hard to give up any of it. You may feel a slight chill at a table where you used to be sure of your seat. Those who liked you for other reasons need about one evening to show it.",
      },
      mars: {
        eases:
          "You act on what you think now, in some small way that the old opinion would have ruled out. You buy it, or skip it, or let somebody else decide. Nothing much happens, and you're a little surer of what you think.",
        presses:
          "You're fiercest against the part of the opinion that you've only just dropped, like somebody who quit smoking last week. A person who still holds it gets a lecture that was meant for you. It may even be you they got it from.",
      },
      moons: {
        new: "With the opinion under review, you have to look at what's in front of you when something starts there. It takes longer. You may take to a person or an idea that the opinion would have sorted out beforehand.",
        full: "The opinion would have put you on one side of what's decided there within the minute. Both sides have a point, as far as you can hear. It's less comfortable than being sure, and people tell you more.",
      },
    },
    slow: {
      eases: [
        'Over these weeks the opinion loosens on its own. You catch yourself saying mostly, or so far, about what used to be a law of nature. Someone who disagrees with you may do the same from their end, and much of the distance turns out to have been tone.',
        "You get curious about the arguments against the opinion. You read to the end of an article that you might have closed in its second line. A few of your own reasons hold up well in that company, and you're oddly proud of them.",
      ],
      presses: [
        "For some weeks the old opinion doesn't hold up as it did, and there's no new one to move into. You defend it out of loyalty, or you say nothing. It's all right to be without a view on this for a while, even if you're known for having one.",
        'People expect the opinion from you and keep handing you the opening for it. To say your lines would be the polite thing. It gets harder by the week to sound as though you meant every word, and somebody who listens closely may be glad of the gap.',
      ],
    },
    houses: {
      new: {
        1: 'If people see you in a new light, the old opinion may not quite go with it. You could leave it out of the conversation for a week. If you miss it by the weekend, you can bring it back.',
        2: "New money, or a new way to earn it, can put you on the other side of an argument that you like to make. You may be less sure of the opinion over there. It's pleasanter to say so before somebody points it out.",
        3: "With new people to talk to, your opinion is usually out before you've sat down. Theirs would be interesting to hear first. You might have to take a large bite of something.",
        4: "Somebody at home, old or young, may say the opposite of your opinion as if it went without saying. They've been eating at the same table. You're curious how that's possible.",
        5: "While you play or make things, the opinion doesn't come up, and you get on with people who'd disagree with every word of it. It's a fair chance to ask one of them why.",
        6: "If something in your daily life starts to work that your opinion says never will, you could hold the verdict until the second week. It'll be hard on you. It would also be the first new evidence in a while.",
        7: "You may be drawn to somebody who holds the opposite opinion. You'd argue with anyone else. You could ask them why and hear the whole answer, including the part about their uncle.",
        8: "If you and somebody are about to trust each other with money or a secret, they'll want to know what you believe and how firmly. The part of your opinion that you're least sure of is a good place to begin.",
        9: "When you read or travel outside of your usual circles, the opinion looks local from there. It may still be right. You might try explaining it to somebody who's never heard of your state.",
        10: "In something new at work people may wait to hear what you think, and the opinion is ready. If you say for once that you don't know yet, the quiet one by the window might speak up.",
        11: "A new group may take you for one of theirs because of the opinion. They've probably got others that go along with it. It's worth finding out which those are before you nod.",
        12: "In a quiet stretch you may hear the opinion in the voice of the person you got it from. It's worth asking how they came by it. You may still agree with them, for reasons of your own.",
      },
      full: {
        1: 'When you say the opinion, you could watch the faces. They may have heard it before. A couple of them could probably say it along with you.',
        2: "An opinion can cost you something, in donations or in work you wouldn't take, or it can pay you. That's no reason to drop it. You'd only hold it more honestly if you knew the figure.",
        3: "If a talk on the subject goes all the way to the bottom, you may end up agreeing on one sentence. It won't be your opinion, and it won't be theirs. You could both sign it, though, and it's late.",
        4: "In a family quarrel your opinion may be used as a stick, by you or by somebody. Later on, when it's quiet and the dishes are done, you might say the part of it that's about people.",
        5: "You laugh at a joke about people who think as you do. It's a good joke, and it's true. You may tell it yourself at the next dinner, a little wrong.",
        6: "An ordinary week is likely to prove your opinion right in one point and wrong in another. You can probably guess which of the two you'll tell people about at lunch.",
        7: 'If somebody you love has gone the opposite way, neither opinion is going to fold over dinner. You could ask what each of you is afraid of, and then you could both have the soup.',
        8: "Something you learn in confidence doesn't go with the opinion. You can't quote it in public. You'll have it in mind, though, each time you begin your sentence, and the sentence may get a little slower.",
        9: 'At the end of a course or a long trip, somebody may ask what you think now. You could give them the opinion as it stands, even if it takes you longer to say.',
        10: "If you're quoted, your opinion stands there in public without the rest of what you meant. You could defend the wording. Somebody who didn't like it may have a question, and it's probably a fairly good one.",
        11: "If the group is of one mind, and it's yours, you get uneasy. You'd like to hear one good objection to the opinion. It may have to come from you, before the coffee.",
        12: "Half asleep, you can try the other opinion on, just to see. It doesn't hurt. By morning you'll probably have your own back, and you'll know a bit better what people see in theirs.",
      },
    },
    turns: {
      begins:
        "The question comes first again, and the opinion has to wait. It's a good day to read someone you've never agreed with all the way to the end, or to ask a person who's been through it what it was like. You may come back to your opinion afterward. It'll be one that you chose.",
      shows:
        "There's an argument that you've got no answer to, and it comes from somebody you can't dismiss. There's no rush to answer. The part of the opinion that it hits may not have been holding up much in the first place, and the rest is still standing when the talk is over.",
      halts:
        "Thinking about it leads nowhere for a time. The same arguments go around, and each new article sounds like the last. Taking some months off from having an opinion could be the best thing for it, because when you come back to the subject you'll know which side you missed.",
      resumes:
        "You can think about the old opinion again without getting tired, and part of your mind seems to have been made up while you weren't watching. A point you used to insist on has stopped interesting you. Another matters more than before, and you'd be ready to say so to somebody's face.",
      eases:
        "You meet a good teacher, in person or on paper, who's held both opinions and can tell what changed things for them. It wasn't an argument. It may have been a neighbor, or one hard winter, and hearing about it might make you gentler about all the years you've been sure.",
      presses:
        "Something happens that contradicts you, or a person does whose life won't fit the opinion. You could make an exception for them. Exceptions are easily made, but you'd have to say what makes this one different, and that may be the spot where the opinion gives.",
    },
    closes: {
      begins:
        "If you've heard one good opponent out by the end of {month}, you'll know how much of the opinion you still hold. It's usually the better half, in a different tone of voice.",
      shows:
        "{month} leaves you with less of the opinion than it found you with. What's left you can explain without help, so it's fair to say that you hold it. The rest you may have been carrying for other people.",
      halts:
        "You don't owe anyone a verdict by the end of {month}. Whether you still hold the opinion is easier to see in what you do than in what you'd say at dinner, and there's time to watch that for a while.",
      resumes:
        "By the end of {month} you know what you think, and it's maybe two thirds of the opinion that you came with. The other third you can give up in the middle of a sentence, without any ceremony.",
      eases:
        "With luck, {month} lets you think out loud near somebody who doesn't pounce. Opinions get smaller that way. You may still hold yours where it fits, and it'll pinch less.",
      presses:
        "After {month} the opinion has an exception in it, and the exception has a face. You may well still hold it, though you'd put it more carefully with that person in the room.",
    },
  },
  {
    asks: "{month} is about something that you'd like to study, and about turning the wish into a course with a date and a price.",
    among: 'It may be a language, a certificate, or the instrument you once gave up.',
    cast: {
      sun: "the person you'd be with the course behind you",
      moon: 'the feeling of being the slow one in the room',
      mercury: "the subject you'd like to study, as far as you've read about it",
      venus: 'the pleasure of the first thing in the course you get right',
      mars: 'the impatience that would be good at the subject by the weekend',
      jupiter: "the wish to know more than you've ever had use for",
      saturn: 'the price of the course in money and in evenings',
      uranus: 'the whim that would fill out the form for the course tonight',
      neptune: 'the fluent person you are in your daydreams of the course',
      pluto: "how much you'd mind never having taken the course",
      asc: "the beginner you'd be in front of other people",
      mc: 'the certificate, and what it would be good for',
    },
    before: {
      sun: {
        eases:
          "You tell somebody what you'd like to study, and leave out the part about being too busy or too old. They want to know when the course starts. You haven't got an answer, and you're pleased all day to have been asked.",
        presses:
          "You'd be a beginner among people who aren't, and a good deal of what keeps the course a wish is just that. You're used to knowing things. It'd be a small humiliation of about an hour a week, and it comes with the subject.",
      },
      mercury: {
        eases:
          "There's a course. It has a page with a fee and a first evening and a note on what to bring, and it takes six minutes to find. You'd expected it to be harder, and you leave the page open for the rest of the day.",
        presses:
          "You compare eleven courses. The reviews contradict each other, and you're starting to have feelings about teachers you'll never meet. Any of the better three would teach you more than the comparing does.",
      },
      venus: {
        eases:
          "Somebody you like would take the course with you, or would at least quiz you on the couch. It's no longer self-improvement and has become something to do together. You start looking forward to the mistakes.",
        presses:
          "What you'd pay for the course could also be a fine dinner, or a present for someone who's had a hard time. Studying feels selfish next to that. Nobody has told you to choose, and the person you'd spend it on might be the first to send you to class.",
      },
      mars: {
        eases:
          "You take care of the part you hate, and dig out the transcript or sit down to the placement test. You may do better on it than you'd have guessed. After that the course is down to a form and a fee.",
        presses:
          "You want to be good at it by the weekend. The trial lesson is free and slow, and it asks you what color the apple is. You shut the laptop in disgust, but there isn't a course on earth that doesn't begin with some kind of apple.",
      },
      moons: {
        new: "A beginning would like the evening that you'd had in mind for the course, and it'll probably get it. That leaves six others. At least one of them may be going to a series that you only half watch.",
        full: 'No one could study on days like those. You do see what your fullest days look like. A course that you could keep up even on those would have to be a short one, and short ones exist.',
      },
    },
    after: {
      sun: {
        eases:
          "You've begun to call the course by its name. It used to be something that you'd like to do, and now it's Portuguese or bookkeeping, and people make a note of which evening. You feel younger for having homework in sight.",
        presses:
          "Somebody who knows the subject shows you how little of it you know, and isn't gentle about it. You'd like to mention what you're good at elsewhere. The feeling passes within the hour, and what they said was worth the price of a lesson.",
      },
      mercury: {
        eases:
          "You learn the first real thing, a rule or a chord or a dozen words, and use it before the day is over. It's clumsy. Even so, the subject has given you something that you can do.",
        presses:
          "There's a snag in the paperwork for the course. A box wants a number that you don't have, or the dates collide with something that can't be moved. It takes one more message than you'd like, and then it's dealt with.",
      },
      venus: {
        eases:
          "Somebody tells you that they'd love to study that, too, and sounds a little envious. You'd felt like the last person to start. You do the next exercise with more care, in case you're asked to show something.",
        presses:
          "The course wants an evening that used to be somebody's, a partner's or a friend's or the dog's. They may not object so much as sigh. Another evening, given to them on purpose, would do more good than explaining how much the subject means to you.",
      },
      mars: {
        eases:
          "Twenty minutes a day is what the subject takes, and you've got the energy to be regular. You get it done before anything else can happen. By the third day in a row it'd be stranger to skip.",
        presses:
          "It's the dull stretch. Others seem to learn faster, and you start to think about a better course or a better app. Every subject has a page forty, and all that can be done about it is page forty-one.",
      },
      moons: {
        new: "If you've taken up the subject, it's some help with whatever begins there, because you're used to being bad at a thing in public. If you haven't, you get the same clumsy first hour, and there isn't even a fee.",
        full: "The course gets what that part of your life leaves over, and it isn't much. Half an hour with tired eyes still counts as study. It may also be the only half hour in which nobody asks you what happens next.",
      },
    },
    slow: {
      eases: [
        'Over these weeks your subject turns up everywhere, on signs and in songs and in how somebody puts a question. About a third of it makes sense. A while ago it was all noise, and nobody has even graded you for the difference.',
        "Somebody treats you as a person who knows about your subject. It's early for that, and you say so, and then you answer the question. A course goes better with someone at the other end of it, even if they only want to hear how long it takes.",
      ],
      presses: [
        "Little by little it gets plain that the course would cost more than its fee. It wants evenings, and it wants you to put up with being bad at something. You may have to admit whether you'd like to know the subject or only to have taken it up, and there's no crime in the second.",
        "The course keeps slipping behind things that can't wait. You stop mentioning that you're about to begin, because people have started to smile. Fifteen minutes of the subject on an ordinary evening would be nearer to studying than the good conscience of a bookmarked page.",
      ],
    },
    houses: {
      new: {
        1: "You're in the mood for a new you, and the course would make a fine one. It needs the mood for only ten minutes, which is how long the form takes. After that it meets once a week, whether you're in the mood or not.",
        2: "If you're adding up what comes in and what goes out, the course is a figure like others, and perhaps smaller than your streaming and your takeout together. Once it's on the list, it's a bill that you chose.",
        3: "If you get to talk to someone who's taken the course, or one like it, they may tell you mostly about the teacher and the parking. What you want to know is how bad the first evening is, so that's the thing to ask.",
        4: 'If things change at home, one evening may go missing and another turn up. The new one has no owner yet. The course could have it before the laundry does.',
        5: "You're trying things out for fun, and it's all right to be bad at them. A course asks for about the same, with a desk and a name tag.",
        6: "A new order of the day shows you where the minutes are. The course could get by on the bus ride and the half hour before dinner. It wouldn't be elegant, but it would be regular.",
        7: "Somebody new may ask what you do when you aren't working. You could mention the course, even if it's still a wish. It's easier to sign up for something that one person has already asked about.",
        8: "If you share money with someone, or rely on them for a while, the course comes out of the same pot, in hours at least. They'd better hear of it before they buy the season tickets.",
        9: 'You could drown in brochures, and you like every one of them. The course to take is probably the one that you keep looking up. You may even know its room number.',
        10: "If a new task at work would be easier with the course behind you, they may even pay for it. You'd have to ask for it by the name it has in the catalog.",
        11: 'In a new circle somebody may want to study the same thing and hate to do it alone. You could look up the course together. It starts with an hour and a pot of coffee.',
        12: "You've got more quiet than usual, and you open the book. Nobody has to know. When you register for the course later on, you'll be the one who's already on page forty.",
      },
      full: {
        1: "When you're introduced to people as this and that, the course isn't in it. If that stings a little, you know how much you want it. You can say what you'd like to study and hear how it sounds.",
        2: 'If you go through what you spent and hardly remember, the price of the course may be in there twice. It could be set aside before the next small purchases get to it.',
        3: "In a shop or on a call, you may be missing the very word or skill that the course would teach. It's a small humiliation. You'll seldom be in a better mood to look up the date of the next one.",
        4: "Somebody at home may say that you've talked about that course for as long as they can remember. They mean it kindly, and they'd like the table back when you're done with the brochures.",
        5: "At some happy moment you may play, say, or explain a bit of it, badly, and people are likely to be delighted. The course would make you better by next year. They'd probably be delighted anyway.",
        6: "You're swamped, and the course is the last thing that should be added. It might also be the one hour in which you aren't being used for something. Three weeks of it might be refundable.",
        7: "Someone who matters to you may want to know if you're serious about the course. You could say yes and show them the date. If you can't say yes, it's worth telling them what's in the way.",
        8: "Once something that ties up your money or your head is dealt with, there's a gap the size of one course. It's likely to fill up with somebody else's errands. It would take one form to put your own name on it.",
        9: "When you finish something, a book or a trip or an argument, you're hungry for more. That's the state of mind in which people sign up. The page for the course is open in the evening, too.",
        10: "If someone with the training gets the thing that you'd have done better, you'll be bitter about it till dinner. The training is a course. It has a next date, and you could find out when that is.",
        11: "When everyone at the table seems to have learned something lately, they can be unbearable about it. You've got your wish to study and the name of a school. It would take one call from the parking lot.",
        12: "You can admit to yourself what's in the way of the course. It may be a remark by some old teacher, who was wrong, or only bored. They wouldn't have to be told that you're signing up.",
      },
    },
    turns: {
      begins:
        "It's the day for the form. It wants your name, your level, and a card number, and when it has them the wish is a course. You may feel like a bit of a fraud once the confirmation comes. That lasts until about the first thing you get right.",
      shows:
        "You see where you stand. It may take a sample lesson, or a talk with someone who's done the course, to show you what you know by now and what the rest would require. You're probably past beginner. It might be a year of evenings, and the year will go by in any case.",
      halts:
        "The course is full, or it's already begun, or the money is needed elsewhere for some months. You could call that fate and be rid of it. You could also read the first book on the list, and walk in later on knowing the words that everyone else has to look up.",
      resumes:
        "A spot opens up, or the dates are posted at last, and it's your move. You've had time to find out whether you want this on an average tired evening, which is when courses take place. If you do, what's left is a fee and finding the room.",
      eases:
        "You come across the right teacher, or the right level, or somebody who'd pay for part of it. Conditions won't get much better. You've lost your favorite excuse, and you may catch yourself looking around for the next one while there's still a place in the course.",
      presses:
        "The course has a price in hours and in money, and it's higher than the one you had in mind. Half might do. A lot of courses come in halves, as a certificate without the degree or one term without the rest, and half would tell you whether you want the whole.",
    },
    closes: {
      begins:
        "If you've signed up for anything by the end of {month}, what you'd like to study has a date and a price. It loses some of its romance that way. It gains a teacher and people to sit next to.",
      shows:
        "{month} can tell you where you'd start and about how long it would take. Courses are made of those two numbers, and once you have both, what you'd like to study is no longer a question of talent.",
      halts:
        "{month} may not give you the course, but it can give you the first book and a place on the list. Somebody will write to you when there's a date. That's a good deal more solid than a wish.",
      resumes:
        'By the end of {month} the date and the price are both known, and the only open item is you. If it still seems worth an ordinary evening, the wish has become a course.',
      eases:
        "When {month} is over, there could be a teacher for what you'd like to study, and even a sponsor. All that's left for you to supply is the evening, and you may have more of those than you let on.",
      presses:
        "After {month} you've looked the price in the eye. Whether you take the course or half of it, you know what you'd be buying and when it begins, and you can decide on that.",
    },
  },
]
