import type { MonthPlot } from '#lore/authored.ts'

export const eighthHouseMind: readonly MonthPlot[] = [
  {
    asks: '{month} is about the papers behind something you share, and about knowing them as well as the others do.',
    among:
      'It may be a lease, the contract for a loan, or a tax return that somebody else has always filled out.',
    cast: {
      sun: "the wish to be one of the people who've read the papers",
      moon: 'the comfort of leaving the papers to somebody else',
      mercury: "the question you'd pencil in beside one line of the papers",
      venus: 'the good manners that would leave the papers in their folder',
      mars: "the nerve to say that you'd like to see the papers",
      jupiter: 'the cheerful trust that the papers must be in order',
      saturn: "the careful reader who won't sign the papers before the last page",
      uranus: 'the urge to ask for the papers in the middle of dessert',
      neptune: 'the pretty story that gets told in place of the papers',
      pluto: 'the small suspicion that only the papers could put to rest',
      asc: 'the face that people study before they show you the papers',
      mc: "your signature on the papers and what it's worth to others",
    },
    before: {
      sun: {
        eases:
          "You sound interested rather than suspicious, so it's a good day to ask where the papers are. Somebody may even be relieved that another person wants to know. They're probably in a folder called misc.",
        presses:
          "The person who knows about these things may tell you not to worry. It's kindly said, and it closes the subject. You know as much about the papers as before, and you've been patted on the head.",
      },
      mercury: {
        eases:
          "You read two pages of the papers while the coffee is hot. It's mostly definitions. One paragraph is about you, and that one is short and perfectly clear.",
        presses:
          "You ask about one line in the papers and get a talk about something else. It might be tact, or there might be something in that line. It's also quite possible that nobody else has read it either.",
      },
      venus: {
        eases:
          "Somebody shows you the papers, because you're pleasant to show things to, and tells you the story that goes with each. Now and then the story and the page disagree. You nod at the one and remember the other.",
        presses:
          "You let the papers drop so as not to spoil a nice visit. It would have been one question. You go home with leftovers and without the least idea of what you've agreed to.",
      },
      mars: {
        eases:
          "You make the call, and the first of the papers is in your inbox before you've put the phone away. So that was it. You've been circling them for longer than they take to read.",
        presses:
          "You demand to see the papers in a tone that would make an honest person hide them. What you suspect has gotten mixed up with what you don't know. A list of the three pages you need would sound a lot calmer than you are.",
      },
      moons: {
        new: "At the start of a thing people still enjoy explaining it, and they'll find a copy for anyone who asks. It could give you the nerve to ask about the older papers. Somebody was probably pleased to explain those once, too.",
        full: "What comes to a head there goes best for the people who've done the reading, as such things do. They're the calm ones. The papers behind what you share would take you an evening, and the calm is what you'd be doing it for.",
      },
    },
    after: {
      sun: {
        eases:
          'Somebody explains the matter to the others and leaves out a clause, and you supply it in a friendly voice. Next time they get to the papers, they may look over at you first.',
        presses:
          "It may be said that you don't trust people, since you wanted to see the papers. You do trust people. You just find it easier when you've both read the same page.",
      },
      mercury: {
        eases:
          "The missing page turns up, or an answer to your one question. It's a dull fact, and everything else was leaning on it. You write it on the front of the papers, where the next person can find it.",
        presses:
          "A fact comes in that won't fit the others. Somebody's memory will have to give way to the papers, and it may be yours. It hurts less if you're the first to say so.",
      },
      venus: {
        eases:
          "You tell somebody what you've learned, and it's quite likely that there were two of you who'd been too embarrassed to ask. You go through the papers side by side. One of you gets the giggles at hereinafter.",
        presses:
          "Something in the papers doesn't match what a person you like has told you. They may well have believed it. You could show them the page and say nothing until they've read it.",
      },
      mars: {
        eases:
          "You get a name changed or a copy stamped in one go, at one counter. The clerk has seen a thousand of these. Your papers are as boring as anybody's, and they're in order.",
        presses:
          "You know the facts, so it drives you up the wall to hear them told wrong. You correct the third mistake in a row, and you're right, and nobody thanks you. The small ones could be let go at dinner, since anyone can look them up in the papers.",
      },
      moons: {
        new: "Before long somebody there will want a signature. If you've spent an evening with the papers, your eye goes to the right paragraph by itself, the one about what happens if somebody leaves. It's a good question to have ready at the beginning.",
        full: "Feelings run high there, and people quote things that may never have been written down. It's how everyone talks about your papers, too. If you've read even some of those, you'll want to see the page before you take a side.",
      },
    },
    slow: {
      eases: [
        'The facts come to you one at a time over these weeks, a copy with the mail, a remark over coffee. Nobody seems to mind. In the end the papers add up to one story, and you could tell it in five sentences to a person who had to know.',
        "The papers turn up one by one when nobody is in a hurry for them. You read a page whenever you're waiting for something else. In a few weeks the words are no longer a foreign language, and the person who knows all about it may begin to ask what you think.",
      ],
      presses: [
        'As the weeks go by, it gets harder to leave the matter vague. A form wants a number, or somebody wants your yes by a certain day. You may not like insisting on the papers, but each time you do, it sounds more like routine.',
        "Nobody refuses to show you the papers, and somehow nobody ever has them along. It may be absentmindedness. In the meantime things get agreed to on the strength of what you've been told, and that's a good reason for naming a day and going where the papers are.",
      ],
    },
    houses: {
      new: {
        1: "You're starting over, and you feel like a person who knows what they're doing. There's one field in which that isn't quite so. An evening with the papers would make the feeling accurate.",
        2: "If you earn or spend in a new way, some form is going to ask what you own and what you owe. The first part is easy. For the second you'd have to quote the papers, and it's better to quote from something you've read.",
        3: "Questions come easily at the moment, about bus routes or irregular verbs or the neighbor's fence. The one about the papers could go in among them. On a day full of questions it wouldn't alarm anyone.",
        4: 'If somebody moves in, or something gets fixed, the folder for it comes out and goes back. It could stay out for an evening. The papers in it say who has to pay when the roof leaks.',
        5: "Next to the delightful thing that you've found to do, the papers look grayer than ever. They're short, though. An hour of them ahead of the fun would save you a great many hours of wondering.",
        6: "Your new routine finds time for the laundry and for your back. With twenty minutes a week for the papers, you'd be through them before the routine wears off.",
        7: "If you're about to begin something with another person, there may be a document to it, and they've probably read theirs. You like them very much, and you'd like them just as well on page six of the papers.",
        8: "If you're handed a pen for something shared, you may be told that it's only the usual. What's usual is in the papers. You'd be one of the few people who ever looked.",
        9: "Once you've signed up to go somewhere or to learn something, you know the brochure by heart. The papers are duller, and they're a good deal more about you. It would take the same pair of eyes and the same hour.",
        10: "When work hands you a contract, you read it to the last page as a matter of course. It's a habit that you leave at work. The papers behind what you share are shorter, and it's your own money in them.",
        11: "In a group with a cash box, somebody may ask to see the books. Nobody is offended, and a binder goes around. It's worth remembering the tone, because it's the very one you'd need for the papers.",
        12: "For a few evenings you're left in peace, with no one to ask what you're reading. It's ideal for the papers. You can look up every second word without looking suspicious.",
      },
      full: {
        1: "All at once people may look to you for an answer, and you've got an honest face. It would be pleasant to have an informed one. With the papers read, you could say that's right or that's wrong and mean it.",
        2: "You can work out your own money to the cent, except for one figure that depends on the papers. If somebody says that it's about so much, you could ask to see it. About is a fine word for the weather.",
        3: "When everyone's explaining, in a call or a long chain of forwarded messages, no two explanations agree. The papers ought to be attached. One line from you would get that done.",
        4: "If the household or the family gets to talking about what belongs to whom, it's done with a lot of feeling. The papers are probably in the same building, and reading one page aloud would be the shortest speech of the evening.",
        5: "The tickets or the rental for the big day come with conditions, and you read them in line while the music plays. As practice for the papers it isn't bad. You know whom you owe what, and you still get in.",
        6: 'If deadlines pile up, one of the forms may want a line out of the papers. You could guess it, or you could look. Looking takes longer this time and no time at all the next.',
        7: "If you and the other person disagree about what was agreed, you'll both be sure. It's a relief that there's a page about it. When you read the papers side by side, one of you gets to be right and both of you get to stop.",
        8: "If there's something to sign, a little arrow shows where your name goes. There's no rule against turning back a page. Somebody will read that part of the papers sooner or later, and you'd be early.",
        9: "You can give a whole lecture, on fairness or on how they do it abroad, and it's well argued. If somebody asks what the papers say, you'd like to know that as well as the rest.",
        10: "Your name is on something that people can see, and they assume you've read what you sign. You'd like them to be right. The papers are the place to begin, since it's the signature that hardly anyone asks about.",
        11: "When a group has to decide something, the person who's read the rules gets their way without raising their voice. You can watch how it's done. In a much smaller circle, the papers would do that for you.",
        12: "In quiet moments, something that you half know comes up, generally as a number. It's easy to check. The papers can be read in a bathrobe, and in any mood.",
      },
    },
    turns: {
      begins:
        "You could ask for the papers now, all of them, and the reason can be that you'd like to know. Nobody who means well will mind for long. If you put a pencil mark wherever you'd have to ask, there may be only four marks at the end.",
      shows:
        "You learn a fact that you'd half known for a while. It explains a good deal, including why nobody ever got out the papers. You may be upset for an evening. After that it's quiet in the part of your mind that used to make up explanations.",
      halts:
        "A decision gets put off, or an old one is opened up again, and the papers go back to somebody's desk. You've got some months to check the figures that everybody quotes. A few of them may have been quoted from one another.",
      resumes:
        "The matter is moving again, and before long somebody will want a yes from you. You know the papers by now. It's worth reading the newest version against the one you know, since whatever has been changed was changed for a reason.",
      eases:
        "A delicate matter can be talked about in a perfectly ordinary voice. With the papers spread out, it's a bit like looking at a map together. You might get through all of it in one sitting, and there won't be a better one, with everyone being so reasonable.",
      presses:
        "You learn something that you'd rather have been told, and you learn it from the papers, where it can't be argued with. You can be upset and practical on the same day. The practical part is to get a copy, and the rest can be said when you're calmer.",
    },
    closes: {
      begins:
        "If you've been through the papers by the end of {month}, or through enough of them to ask the right four questions, things are even. Nobody will be talking you around. You can look at what you share and see what's there.",
      shows:
        "What you'd half known has a page number by the end of {month}. You know the papers as well as the others do. You may know them better, as the last person to have read them.",
      halts:
        "Nothing may have been decided when {month} ends, and you're ready for when it is. The figures have been checked by at least one of you, and it's easier to wait when you know what the papers say.",
      resumes:
        "The decision will find you, in {month} or soon after, with the papers read twice. You can agree to what's in them or ask for a change. Nobody will have to explain to you afterward what you've done.",
      eases:
        "A thing that everyone concerned has read together is never as delicate again. If {month} gets all of you around the papers, you'll know what's in them and the others will know you know. After that, none of you has to be careful about it at lunch.",
      presses:
        "If a fact has upset you in {month}, it was true before you'd read it. You'd been living with it all along and couldn't plan for it. Now you know the papers as well as anyone, and you've got a copy.",
    },
  },
  {
    asks: '{month} is about a subject that people change when it comes up, and about letting it stay on the table.',
    among:
      'It may be a will, what becomes of the family cabin, or who does what when a parent needs a hand.',
    cast: {
      sun: "the person who'd be willing to bring up the subject first",
      moon: 'the flutter in your stomach when the subject comes near',
      mercury: 'the small answerable question that would bring up the subject',
      venus: 'the love of a nice evening that keeps you off the subject',
      mars: 'the impatience that would shout the subject across a table',
      jupiter: 'the good cheer that can carry a whole party past the subject',
      saturn: 'the sober knowledge that the subject has to be settled sometime',
      uranus: 'the impulse to bring up the subject just as the pie is served',
      neptune: 'the guess you live with as long as nobody discusses the subject',
      pluto: 'the fear underneath the subject that nobody says aloud',
      asc: 'the look on your face that makes people change the subject',
      mc: "the name you get for being the one who won't drop the subject",
    },
    before: {
      sun: {
        eases:
          "You bring up the subject in the tone you'd use about the weather, and for four minutes nobody leaves. Somebody may admit that they've been thinking about it too. It gets changed in the end, but gently.",
        presses:
          "Somebody senior may close the subject with a joke, and everyone is grateful, you included. It's a good joke. It strikes you later how much it gets used.",
      },
      mercury: {
        eases:
          "You write that you'd like to talk about it, and you suggest a time. It's hard to change the subject of a message that has only the one. The answer may be curt, but it's about the time.",
        presses:
          "You've got your sentence ready, and the talk swerves off to somebody's new car. The subject was within reach for an hour. By the end everyone knows what mileage they get, and your sentence is still unsaid.",
      },
      venus: {
        eases:
          "A walk or a long drive is better for this than a dinner table. You both look straight ahead, and the subject comes along for a mile or two. It's easier to talk about when nobody has to see a face.",
        presses:
          "Everybody is having a nice time, and you'd be the one who ruined it. So you're charming all evening and leave the subject alone. You half know that there'll be a reason like that every time.",
      },
      mars: {
        eases:
          "You call the one other person in this who likes to get things done. By the time you hang up, you've agreed that the subject will be raised, and which of you begins. There are two of you now, and it changes the odds.",
        presses:
          "You throw the subject into the room like a plate, and everyone talks at once, about your tone. They've got a point about the tone, and you could apologize for it and ask again about the rest.",
      },
      moons: {
        new: "Now people have something hopeful to talk about, and they'll use it to change the subject. It's worth going along for ten minutes and asking your question then. Cheerful people will stand for one that they'd run from on a gray day.",
        full: "What's going on there is a splendid excuse for leaving the subject alone, and everyone takes it, possibly you as well. It helps to remember how far you'd gotten. When things calm down, somebody is sure to act as if it had been settled.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody may ask you, for a change, what you think about the subject. They've stopped asking whether this is the time. You tell them, and it's shorter than they'd feared.",
        presses:
          "Somebody may suspect that you're after something, because you keep bringing it up. You could say what you'd get out of it, even if it's only a night's sleep. They may sit still for the subject once they can see why it matters to you.",
      },
      mercury: {
        eases:
          "There may be a message about it that you didn't start. It has a question in it, a real one, about dates or costs. You don't have to carry the subject by yourself now, and you can answer like everybody else.",
        presses:
          "It's being discussed now, in three separate chats behind everyone's back, with a different version in each. Nobody means any harm. One dry email with the facts in it would do more for the subject than another round of feelings.",
      },
      venus: {
        eases:
          "You talk about it with somebody you'd never gotten past the headline with, and you're gentle with each other. One of you may be scared and say so. After that the subject is mostly what you'd wish for one another.",
        presses:
          "Everyone has been so good about it that you'd like to give them an evening off. One evening is fine. After three, the subject would have to be introduced all over again.",
      },
      mars: {
        eases:
          "You get one practical piece of it done, the appointment, or the list of what's kept where. It takes less time than changing the subject used to. Once there are pieces, somebody else may pick one up.",
        presses:
          "You lose patience at the fourth round of the same objection. By the fourth round it's generally fear, and you can't argue with that. If you ask what they're picturing, you could be back on the subject within a minute.",
      },
      moons: {
        new: "An awkward question costs least at the beginning, before people have learned how to avoid it. There's one subject that shows you what it costs later. Over there it could be asked in the first week, in the same breath as the date and the address.",
        full: "People get frank when something there is being decided, and frankness spreads. The subject may be brought up by the very person who always asked who wanted more pie. Nobody has to have planned it, and all you'd need to do is stay seated.",
      },
    },
    slow: {
      eases: [
        'Over these weeks the subject gets smaller and comes up more. Somebody mentions it while hunting for a pan, it stays for a few sentences, and it makes way for lunch. You get most of what you need to know in pieces of that size.',
        "The subject has begun to come up without you in the room. You may hear of it secondhand, with a figure or a wish attached that's new to you. That's a good sign, because people don't pass along what they're still trying not to hear.",
      ],
      presses: [
        "There are more reasons to talk about the subject in these weeks and fewer good moments. Somebody may get angry with you for being the one who says the word. You can say it kindly and go on saying it, and it's mostly the going on that helps.",
        "With every week that the subject is put off, somebody fills the silence with a guess. Yours may be darker than it needs to be. One fact, from the person who'd know it, would settle several guesses at once, and the others might be grateful that you did the asking.",
      ],
    },
    houses: {
      new: {
        1: "Anything new about you gives people something else to talk about. It's a handsome way of avoiding the subject. They're looking at you anyway, so you could be the one to bring it back.",
        2: "You make a plan for your money, and one line in it can't be filled in. It depends on the subject that nobody likes to stay on. You don't need the whole answer yet, only the part with a figure in it.",
        3: 'All sorts of people talk to you, in lines and waiting rooms, and most of them have a subject like yours at home. If you ask how it got said in the end, you may come away with a sentence that works.',
        4: "If something's being cleared out at home, or at the family place, everybody can talk about boxes all day. The subject is easier to bring up while you're all carrying things and nobody has to look at anybody.",
        5: "Games, children, or a new romance give everyone something to talk about, and there's no nicer way to avoid the subject. You don't have to spoil any of it. One short question at the end, among contented people, hardly makes a dent.",
        6: 'A new routine may put you next to the same person every day, at the sink or on a walk. The subject could use a place like that. With five minutes a day, it would be dull by the end of the month.',
        7: "With an ally, a new one or an old one in a new mood, you needn't bring up the subject alone. It goes better with two people at the table who've agreed not to laugh it off.",
        8: "When a new cost or a new worry gets shared, people are plain about it because it's new. The subject could come up on the same evening, while everyone's voice is still level.",
        9: 'For a trip or a class, you might read about how things are done elsewhere. In some places they discuss the subject over breakfast, and nobody leaves the room. You could begin by mentioning that as a curiosity.',
        10: "At work there's an agenda, and item four can't be skipped, because it says four. It's a beautiful invention. The subject might stay on the table, too, if it were written on a list with the groceries and the gutters.",
        11: "A new circle is still at the stage where anything can be said, and you explain the subject to them in three sentences. It sounds perfectly reasonable. Those three would do for the people it's about.",
        12: "You keep out of things for a while, so you find out who brings up the subject when you don't. It may be nobody. In that case you can enjoy the rest and know what you'll be asking when you're back.",
      },
      full: {
        1: "Your face says the word before you do, and the room may get quiet. You might as well go on. Everybody's thinking of the subject by then, and some of them are probably relieved that it was you.",
        2: "If there's an amount to talk about, it may lead straight to the subject, since somebody has to know who'll pay for what later on. It's only one more sentence from there. The calculator is already out.",
        3: "If the subject gets changed on the phone, you can hear where it turned. You could go back to that spot and say that you'd like to finish. There's a fair chance that you'll get to.",
        4: "When everyone's at home together, the talk can come near the subject and then turn off toward the ceiling or the dog. You could let the ceiling have its minute. After that you'd have only one question to ask.",
        5: "At a party nobody came to talk about the subject. A child may ask about it in a clear voice, not having been told that it gets changed. You'll see how quickly a thing like that can be answered.",
        6: "Everybody's busy, and the subject has never had a better excuse. The work is real. So is half an hour over the laundry with one other person, and family matters have been settled in worse places.",
        7: "If you and one other person have it out, or make it up, you may be too tired to be tactful. The subject can come up then on its own. Between two people it's about half the size that it is at the table.",
        8: "If something that's shared has to be decided, the subject comes with a form and a deadline. Nobody needs to be brave about it. A number of people find their voice when there's a box to check.",
        9: "People have strong views on how it's handled in other families and other countries, and they'll discuss the subject freely as long as it's somebody else's. All that's missing is the word us, and you could put it in.",
        10: "At work a plan gets agreed on when somebody asks who'll do what by when. At home the subject may still get you a remark about the weather. The same question is worth a try at the table.",
        11: "When everybody's around and no one is missing, it's the best reason to bring up the subject, and the best reason to let it be. Ten minutes before anyone leaves would be enough, and then they can eat.",
        12: "What you've kept to yourself about the subject is mostly the part that scares you, and it's loud when you're alone. Told to one person, it may turn out to be what they've been keeping as well.",
      },
    },
    turns: {
      begins:
        "It's the day to bring it up, calmly, with one question that can be answered. Where the documents are, or what somebody would prefer, is plenty to start with. The subject may well be changed. Then you've had the first of about three tries, and the second is easier.",
      shows:
        "The subject is out, and everybody has heard it. Somebody may say what's been going on, with money or with them, and it seems that each of you knew a different third. Nobody bothers to change it anymore, because there's no one left to keep it from.",
      halts:
        "The talk breaks off, or it's put off until somebody is ready, and that may take months. The word has been said all the same. People think about a subject while they're not discussing it, and you've got time to look up what all of you were guessing at.",
      resumes:
        "Somebody comes back to the subject on their own, or a date brings it back for all of you. It's easier than the first time, since you know by now where each person goes pale. The part that everybody agrees on is a good place to begin, and it may have grown.",
      eases:
        "The subject comes up, and it's no trouble. One person asks a sensible question, another knows the answer, and the pie gets eaten. It would be natural to stop there out of sheer relief. You might settle one thing first, while you're all so good at it.",
      presses:
        "It comes up because it has to, in too little time and on somebody else's schedule. You'd never have picked the day. But nobody can change the subject, and one thing decided in a hurry is worth ten that were going to be discussed.",
    },
    closes: {
      begins:
        "If the subject has been on the table once by the end of {month}, it can be put there again. It'll go on being changed now and then. You know how to bring it back, with one small question and no speech.",
      shows:
        "After {month} everybody knows what everybody half knew, and the subject can stay where it is. You may be surprised by how dull it becomes. You wanted it dull, because that's when things get arranged.",
      halts:
        "Once the word has been said in {month}, a few quiet months won't take it back. They're good for getting the facts together. When people return to the subject, there'll be one person at the table who isn't nervous.",
      resumes:
        "If the subject has come back by the end of {month} without being dragged, it's been heard. A family or a circle of friends can be slow about that, and what remains is to go through it point by point.",
      eases:
        "A subject that's survived one dinner isn't hard to bring up at the next. {month} was for the first. If a single thing got settled on top of that, you're ahead.",
      presses:
        "Nobody would have chosen {month} for the subject, and that may be how it gets talked about at last. If you brought it up, or stayed at the table when somebody did, you've done your share. The next time, nobody will have to be brave about it.",
    },
  },
]
