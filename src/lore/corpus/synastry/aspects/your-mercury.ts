import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Contact } from '../../../contact.ts'

type YourMercuryContact =
  | 'mercury~sun'
  | 'mercury~moon'
  | 'mercury~mercury'
  | 'mercury~venus'
  | 'mercury~mars'
  | 'mercury~jupiter'
  | 'mercury~saturn'
  | 'mercury~uranus'
  | 'mercury~neptune'
  | 'mercury~pluto'
  | 'mercury~asc'

/** What goes on between the reader's Mercury and a point of the partner's. */
export const yourMercuryContacts: Record<YourMercuryContact, Record<AspectQuality, Contact>> = {
  'mercury~sun': {
    joined: {
      between: [
        "You put into words what {partner} is about, sometimes before they have. Among strangers you're the one who explains their job so that people finally get it.",
        'A day feels unfinished to both of you until it has been gone over, with {partner} as the main character and you asking the questions.',
      ],
      you: [
        "You do some of your best thinking aimed at {partner}. An idea isn't quite done until you've heard what they make of it.",
        "You edit as you listen, and you may catch yourself correcting the story of {partner}'s own week while they were telling it.",
      ],
      they: [
        'They probably feel most like themselves under your questions, which go straight to what they care about.',
        'It may be odd for {partner} to be described so well. On some days they would rather be left undescribed.',
      ],
      helps: [
        'The two of you make a good team when something has to be presented. {partner} supplies the purpose and you supply the sentence everybody remembers.',
      ],
    },
    tense: {
      between: [
        '{partner} makes an announcement and you have a question about it. Within a few minutes the question has become the topic.',
        'In a group, {partner} tells the story and you fix the dates. Everyone else laughs, and the two of you talk about it in the car.',
      ],
      you: [
        "You think you're being helpful with the facts, and you are startled by how personally a small correction can land.",
        'You rehearse your sentences before you bring certain subjects to {partner}, and then the conversation goes off script by the second line.',
      ],
      they: [
        'You raise a doubt about the route and {partner} may hear a doubt about themselves, which could be why the answer is so loud.',
        'For {partner} a decision is part of who they are, and being asked for reasons can feel like being asked for ID.',
      ],
      helps: [
        "A question saved for the next morning gets a real answer from {partner}, because by then nobody's pride is in it.",
      ],
    },
    harmonious: {
      between: [
        "You ask and {partner} brightens. A ride that was going to be quiet turns into an hour on what they'd do with the company if anyone let them run it.",
        'Decisions get made between you in passing, in a parking lot or on the phone, and they hold up surprisingly well.',
      ],
      you: [
        'You find {partner} easy to explain to other people, and you speak up for them without being asked.',
        "You don't have to dumb anything down or dress anything up for {partner}, and your sentences come out the right length.",
      ],
      they: [
        'After an hour of your questions {partner} seems to think more clearly about their own plans, and they probably know it.',
        "You remember what {partner} said they wanted in spring and you ask how it's going, which probably makes them feel taken seriously.",
      ],
      helps: [
        "Talking with you is good for {partner}'s turning points. By the end of it they tend to know which option they had already chosen.",
      ],
    },
  },
  'mercury~moon': {
    joined: {
      between: [
        'You can tell from how {partner} types whether the day went wrong, and you answer the mood more than the message.',
        "Much of your talk is about people and how they felt. You can spend an evening on what somebody's short reply really meant.",
      ],
      you: [
        "You put {partner}'s feelings into words for other people, and you have to remind yourself to check the translation with them.",
        "{partner}'s moods get into your thinking. On a day when they're low, you reread your own emails and find them colder than you meant.",
      ],
      they: [
        'For {partner} it is probably a relief not to have to explain. They say half a sentence and you already know which half is missing.',
        'They may sometimes want to have a feeling for an evening before it gets a name, and your name for it arrives early.',
      ],
      helps: [
        'The hour after a piece of news is your best, because it steadies {partner} to hear their own reaction described by someone calm.',
      ],
    },
    tense: {
      between: [
        "{partner} says it's been an awful day and you ask what exactly happened. By the third question they've stopped answering.",
        'You talk in order to understand and {partner} goes quiet in order to recover, usually in the same half hour.',
      ],
      you: [
        'You offer reasons because reasons make you feel better, and it puzzles you to watch a perfectly good explanation make things worse.',
        'You can repeat what was said, word for word, and {partner} seems to have kept only the tone.',
      ],
      they: [
        'They probably hear analysis where they were hoping for company, and they decide that they called at a bad time.',
        'A light remark of yours may stay with {partner} for days. They remember where they were sitting when you made it.',
      ],
      helps: [
        "Hearing from {partner} at the start whether they want ideas or an audience makes a real difference, since you're able to be either.",
      ],
    },
    harmonious: {
      between: [
        "You have a talent for the question that lets {partner} talk, and it usually comes sideways, while you're both looking at the road.",
        'Small reports go back and forth all day, about the neighbor or the lunch line, and both of you would miss them within a morning.',
      ],
      you: [
        'You can say a difficult thing to {partner} and watch it arrive undamaged, which is not your experience with everyone.',
        'You know how {partner} takes news, so you choose the hour and the first sentence, and it hardly costs you a thought.',
      ],
      they: [
        "You don't use what {partner} says at night against them in the morning, and it probably lets them be unreasonable when they need to be.",
        'They likely find out what they feel by saying it badly a few times. Your not minding is what makes it possible.',
      ],
      helps: [
        "You're useful together when a family matter has to be discussed, because you find the wording that nobody has to recover from.",
      ],
    },
  },
  'mercury~mercury': {
    joined: {
      between: [
        'You interrupt each other constantly and neither of you seems to lose the thread. Other people at the table do.',
        'The chat between you has its own spelling and a few jokes so old that nobody remembers how they began.',
      ],
      you: [
        "You reach for your phone to send {partner} something and find that they've just sent you the same link.",
        'You hear your own reasoning come back at you from {partner}, including the flaw in it, which is easier to spot in their voice.',
      ],
      they: [
        'They probably count on you to get the reference, and slower listeners may have become a little harder for them to bear.',
        "It may surprise {partner} how much gets assumed between you. They're sure the date was discussed, when you both only thought of it at the same time.",
      ],
      helps: [
        "You're at your best with a problem that needs talking through fast, because nothing has to be said twice.",
      ],
    },
    tense: {
      between: [
        'You argue about how a thing was put. Half an hour later you find that you agreed about the thing.',
        "One of you wants the short version and the other can't give it without the background, and each suspects the other of doing it on purpose.",
      ],
      you: [
        "You explain your point again, more clearly, and it doesn't occur to you that {partner} understood it the first time and disagrees.",
        'You leave some talks with {partner} with your head full of better answers, and you send two of them by text.',
      ],
      they: [
        "Your objection tends to come before the thought is finished, and {partner} may feel that they've yet to be heard out once.",
        "From {partner}'s side you probably skip steps. What seems obvious to you is exactly the part they'd have liked to hear.",
      ],
      helps: [
        "A written list settles in five minutes what you can dispute for an evening, and your two kinds of mind do catch each other's mistakes.",
      ],
    },
    harmonious: {
      between: [
        'You can talk to each other from one city to the next and be surprised at the exit.',
        "What one of you overlooks in a contract or a booking, the other one sees. It's nobody's job and it always gets done.",
      ],
      you: [
        "You bring {partner} half an idea and take away a whole one, and you couldn't say afterward whose it was.",
        "You feel quicker around {partner}. Jokes occur to you that you don't make anywhere else.",
      ],
      they: [
        'Even when you start in the middle, {partner} seems to follow without trouble, and they seldom ask you to go back.',
        "You may be the person {partner} calls before a decision, chiefly because you ask about the part they hadn't considered.",
      ],
      helps: [
        'Anything that runs on information goes well with the two of you. Trips get planned and forms get filed with very little friction.',
      ],
    },
  },
  'mercury~venus': {
    joined: {
      between: [
        "There's a lot of banter between you, and even the messages about parking are a little nicer than necessary.",
        'You say the charming thing and {partner} enjoys it visibly, which makes you better at it.',
      ],
      you: [
        'You notice what {partner} likes and carry a running list in your head, so presents are never a problem.',
        'You hear your own voice soften when {partner} calls, and you become wittier than the occasion requires.',
      ],
      they: [
        "They probably like being talked to by you almost as much as being praised, and they can tell when you've put thought into a phrase.",
        'It may be hard for {partner} to bring up something unpleasant, since so much of what they enjoy with you is the tone.',
      ],
      helps: [
        "Almost anything can be said between you if it's said gracefully, and both of you know how.",
      ],
    },
    tense: {
      between: [
        'You make a joke about the thing {partner} is wearing or watching, and the room cools a little, and nobody mentions it.',
        "{partner} would like the evening to stay nice. You would like to clear something up, and you've chosen that evening to do it.",
      ],
      you: [
        "You mean your comments as conversation, and you're a little late in seeing that one of them was taken as a review.",
        'You suspect that {partner} agrees with you out of politeness, so you ask again, and the politeness gets thinner.',
      ],
      they: [
        "When you give a precise answer, {partner} may conclude that you weren't charmed, though you were only being accurate.",
        'For {partner}, liking something needs no reasons, and being asked for them probably takes some of the fun out.',
      ],
      helps: [
        'Saying the fond thing aloud before the accurate one works well, because {partner} can take nearly any criticism within a minute of feeling liked.',
      ],
    },
    harmonious: {
      between: [
        "You're good company for each other in a museum or a supermarket. One of you points at things and the other has something nice to say about them.",
        "Thank-yous and birthdays get handled well between you, often in one message that is half yours and half {partner}'s.",
      ],
      you: [
        'You know how to say no to {partner} so that it sounds like a favor, and they generally take it as one.',
        'You pick up phrases and songs from {partner}, and half the recommendations you make to friends started with them.',
      ],
      they: [
        'They likely feel well described by you, because you praise the exact detail they took trouble over.',
        "Talking with you may be one of {partner}'s plain pleasures, and they'll stretch a phone call to avoid being the one who hangs up.",
      ],
      helps: [
        'Hosting and smoothing things over come naturally to the two of you, because you find the words and {partner} sets the mood.',
      ],
    },
  },
  'mercury~mars': {
    joined: {
      between: [
        'You were only thinking out loud, and {partner} has already made the call. A fair number of your joint plans began as remarks.',
        "Talk between you is fast and physical. Someone is usually pacing, and people in the next room think it's an argument.",
      ],
      you: [
        'You get sharper around {partner}, and you catch yourself holding a position mainly because they came at it so hard.',
        "You like being taken at your word, up to the moment when {partner} acts on a sentence you hadn't finished.",
      ],
      they: [
        'They probably find your mind exciting and your pauses a test of endurance. They want to know which option it is.',
        'For {partner} a good argument is a kind of exercise, and they may not notice that it has left you tired.',
      ],
      helps: [
        "Anything with a deadline goes well. You know what has to be done, and {partner} is doing it before you've finished listing the alternatives.",
      ],
    },
    tense: {
      between: [
        'You quibble with a detail and {partner} answers the tone. After about four exchanges nobody is discussing the detail.',
        'Directions in a car are a reliable test. You explain the turn while {partner} is making a different one.',
      ],
      you: [
        'You keep talking because you believe the next sentence will settle it, and that sentence is usually the one {partner} quotes back at you.',
        'You know precisely which words would annoy {partner}, and it takes real discipline to leave them unsaid.',
      ],
      they: [
        'They may feel held up by the questions, as if every step they take needed your approval in writing.',
        "They probably say the harsh thing to end the discussion, and by dinner they've forgotten words that you could still recite.",
      ],
      helps: [
        'Twenty minutes apart do more than a better argument, since {partner} cools down by moving and you cool down by thinking.',
      ],
    },
    harmonious: {
      between: [
        'You outline a job and {partner} gets it done, often on the same afternoon and without a meeting.',
        "You can disagree at full speed and then go and eat, and the rest of the day doesn't suffer for it.",
      ],
      you: [
        "You feel more decided around {partner}. Things you've been weighing for weeks get an answer in the time it takes to find a parking space.",
        "You enjoy having an opponent in {partner} who argues hard and doesn't sulk.",
      ],
      they: [
        'Two sentences of briefing from you probably save {partner} an hour, and they like knowing where to aim.',
        "It's likely that {partner} trusts your judgment in a hurry, and in a hurry is when they need somebody's.",
      ],
      helps: [
        'Repairs and negotiations go well, since you watch the fine print and {partner} asks for more.',
      ],
    },
  },
  'mercury~jupiter': {
    joined: {
      between: [
        'You mention an article, and an hour later the two of you may have half planned a move abroad.',
        "Talk between you expands. A question about lunch gets to religion by way of somebody's cousin.",
      ],
      you: [
        'You feel cleverer with {partner}, because they treat your passing thoughts as the beginning of something.',
        'You supply {partner} with details they never asked for, mostly to give an enormous idea somewhere to stand.',
      ],
      they: [
        "They probably enjoy the facts you bring, and they'll build something larger on them than you intended.",
        'When {partner} doubts a big idea of their own, your one-paragraph version of it probably restores their nerve.',
      ],
      helps: [
        "You're good at learning together. A language class or a long trip gets twice as interesting with the other one along.",
      ],
    },
    tense: {
      between: [
        "{partner} says it'll take ten minutes and everybody will be there. You know it's forty, and you know who has canceled.",
        "You check and {partner} rounds up. A story that began with a dozen people has a hundred in it by the time it's told at a party.",
      ],
      you: [
        "You don't like being the one who brings numbers into it. Somebody has to, and somehow the somebody is always you.",
        "You say yes to one of {partner}'s promises on the strength of their enthusiasm, and you're awake at two over the calendar.",
      ],
      they: [
        'On some evenings {partner} may feel deflated by you. They wanted a few hours with the idea before its costs came in.',
        "In {partner}'s view the general point is probably right and the figures can follow, so they don't see why you'd begin with the figures.",
      ],
      helps: [
        'Things go better when the dream gets a whole evening and the budget gets the next one, with both of you present for each.',
      ],
    },
    harmonious: {
      between: [
        "You give each other good advice, mostly without meaning to, while talking about somebody else's problem.",
        "There's always something to look up, and you've settled more bets by phone under the table than either of you would admit.",
      ],
      you: [
        'You leave a talk with {partner} thinking that more is possible than you thought at noon.',
        'You can take a muddle to {partner} and have it shrink to size, because they see the year around your week.',
      ],
      they: [
        "{partner}'s opinions probably come back to them improved, because you leave the scope alone and fix the facts.",
        'It probably does {partner} good that you laugh in the right places and ask them what happened next.',
      ],
      helps: [
        "Whenever one of you applies for something, the other helps to make it sound confident without adding a word that isn't true.",
      ],
    },
  },
  'mercury~saturn': {
    joined: {
      between: [
        "You talk about practical things first. Who pays and when it's due has been settled before either of you mentions how you are.",
        'Conversations between you have a way of producing decisions, and a year later one of you can still say what was decided.',
      ],
      you: [
        'You choose your words with more care around {partner}, which makes you clearer and on some days makes you brief.',
        "You bring {partner} a finished thought where you'd bring other people a rough one, without anyone having made it a rule.",
      ],
      they: [
        "What you say is probably taken more seriously by {partner} than by you. They've planned around a remark you no longer remember.",
        'For {partner}, checking your reasoning is a form of caring about the result, and they may not know how strict it sounds.',
      ],
      helps: [
        'Documents get done properly between you, and so does anything that must still make sense in five years, since you draft and {partner} tests.',
      ],
    },
    tense: {
      between: [
        "You come in with an idea and {partner} asks how it would work. After the second such question you've lost interest in telling it.",
        'The silence after one of your jokes can go on a little too long, and both of you hear it.',
      ],
      you: [
        "You feel graded. You start a sentence, see {partner}'s face, and revise it while you speak.",
        "You tend to present things to {partner} as already settled, and then you're annoyed that they have objections.",
      ],
      they: [
        "As {partner} probably sees it, they are protecting you from a mistake, and they'd be surprised to be taken for the obstacle.",
        "A quick yes probably feels careless to {partner}. They'd rather say no today and mean the yes they give you next week.",
      ],
      helps: [
        'Questions in writing work better than spoken ones, because {partner} gets time to think and you get an answer instead of an expression.',
      ],
    },
    harmonious: {
      between: [
        'You have the ideas on Monday, and by Thursday {partner} has worked out which of them can be done.',
        'You can discuss money with each other in normal voices, which is rarer than either of you realizes.',
      ],
      you: [
        "You trust {partner}'s memory for what was agreed, and you hardly need to keep your own record.",
        'You find it restful that {partner} answers only what you asked, and waits to answer until they know.',
      ],
      they: [
        'Being kept informed seems to matter to {partner}, and a two-line update from you does more for their mood than a compliment.',
        "It's likely that {partner} thinks out loud with very few people, and your even tone makes you one of them.",
      ],
      helps: [
        "Long projects with a lot of paperwork suit you, because your questions and {partner}'s thoroughness add up to something that passes inspection.",
      ],
    },
  },
  'mercury~uranus': {
    joined: {
      between: [
        'A conversation between you can change its subject four times at one red light, and both of you could retrace the route.',
        'Messages from {partner} come at strange hours with no greeting, and the strange ones are the ones you answer first.',
      ],
      you: [
        "You think things around {partner} that you've never thought before, and some of them still look sound the next morning.",
        "You have to write your point down if you want to make it, because {partner}'s next remark will replace it with a better topic.",
      ],
      they: [
        "They probably like it that you keep up, and they may throw in an outrageous claim to see what you'll do with it.",
        "You can put {partner}'s wildest idea into an ordinary sentence, which is probably when it starts to look possible to them.",
      ],
      helps: [
        'Problems that other people have given up on are your specialty, since neither of you respects the usual method.',
      ],
    },
    tense: {
      between: [
        "You're explaining step two while {partner} has jumped to nine, or to another subject altogether.",
        'Plans made by text have a short life between you. By the afternoon one of you has sent a correction to the correction.',
      ],
      you: [
        'You get nervous before you raise anything with a date in it, and the nervousness makes you overexplain.',
        "You lose arguments to {partner} because you can't predict which argument it will be.",
      ],
      they: [
        'They may feel pinned down when you ask what they meant. By the time you ask, they think something else.',
        "A reasonable tone probably makes {partner} want to say something unreasonable, and they may regret it before you've replied.",
      ],
      helps: [
        'Agreeing on the hour and the place and letting everything else be improvised saves you most of the friction.',
      ],
    },
    harmonious: {
      between: [
        'You send each other things nobody else would find funny, with no comment, at noon on a weekday.',
        "When you're stuck, {partner} says something beside the point, and in the shower you see that it was the point.",
      ],
      you: [
        'You feel allowed to change your mind with {partner}, halfway through a sentence if necessary.',
        "You bring {partner} your odd questions, the ones that would make other people check whether you're tired.",
      ],
      they: [
        "Not having to slow down is likely a relief for {partner}, who comes back with their next theory before you've finished with the last.",
        'They may feel less strange in your company, since you find their conclusions logical.',
      ],
      helps: [
        "You're well matched for inventing things, because you can explain what {partner} has just discovered, sometimes even to them.",
      ],
    },
  },
  'mercury~neptune': {
    joined: {
      between: [
        "You finish each other's sentences, and about one in five ends somewhere the speaker wasn't going.",
        "Much of what passes between you goes unspoken. A look across the table settles whether you're staying for dessert.",
      ],
      you: [
        "You hear what {partner} means more easily than what they say, and you've answered questions they hadn't asked yet.",
        'You grow vaguer around {partner}. Facts you had at breakfast have turned into impressions by the time you report them.',
      ],
      they: [
        'They probably feel understood where they have no words, and may not see a reason to look for any.',
        'For {partner} the mood of a talk is what lasts. They could tell you how it felt and would have to guess at what was decided.',
      ],
      helps: [
        "A film or a song is your ideal subject, because there your guesses about each other don't have to be accurate.",
      ],
    },
    tense: {
      between: [
        'You remember the conversation exactly and {partner} remembers it differently. Neither of you is lying, and the dinner is on two different days.',
        'A plain question gets an answer that sounds like yes. On Saturday it turns out to have been a mood.',
      ],
      you: [
        "You start to document what was said, with dates, and you don't much like the person who does it.",
        "You can feel {partner} slip out of a conversation while they're nodding, and you talk faster to get them back.",
      ],
      they: [
        "Exact questions may make {partner} feel cornered. They often don't know yet, and they say something kind to gain time.",
        'What you call clearing things up may feel to {partner} like a spotlight, so they look for somewhere dimmer.',
      ],
      helps: [
        'A short note after each talk spares you a lot, because nobody has to be right about the past once the time and place are written down.',
      ],
    },
    harmonious: {
      between: [
        "You find the words for what {partner} only senses, and in return they sense what's missing from your perfectly sensible plan.",
        'The two of you can sit in a parked car for a while after a movie, saying very little of use and enjoying it.',
      ],
      you: [
        "You become more imaginative around {partner}, and kinder in how you tell a story about somebody you don't like.",
        'You can leave a thought unfinished with {partner} and find it the next day, finished, in something they mention.',
      ],
      they: [
        'You do the talking at counters and in offices, and {partner}, visibly grateful, explains to you afterward what the clerk was feeling.',
        'It probably matters to {partner} that you ask about their hunches with the same interest you give to news.',
      ],
      helps: [
        "You're good at making things up together, from a birthday toast to a novel that may never get written.",
      ],
    },
  },
  'mercury~pluto': {
    joined: {
      between: [
        "Small talk doesn't last between you. Within ten minutes you're on what somebody was really after, and your food is getting cold.",
        "There are subjects that each of you has discussed with nobody else, and they come up when you're alone in a car at night.",
      ],
      you: [
        'You say more to {partner} than you had planned. Their attention is so complete that the next sentence just comes.',
        'You find that {partner} has changed your mind, slowly and without an argument, on things you thought were settled for good.',
      ],
      they: [
        'They probably listen for what you leave out, and they remember it longer than what you said.',
        "For {partner} a light answer may feel like being shut out. They'd trust an uncomfortable one more.",
      ],
      helps: [
        "Together you're suited to anything that takes research, since you ask the questions and {partner} won't stop at the first plausible answer.",
      ],
    },
    tense: {
      between: [
        "A simple question about Saturday can turn into an inquiry, and it's hard to say afterward which of you opened it.",
        'One of you knows something and the other knows that. Whole evenings have been organized around who would bring it up.',
      ],
      you: [
        'You watch your words and then resent watching them, so you throw in something flippant, and the talk stops.',
        'You feel that {partner} is after something beneath what you said, and you end up defending a sentence that meant nothing.',
      ],
      they: [
        "They may hear evasion in a joke. It's likely that they ask a fourth time because the first three answers came so easily.",
        "Silence is probably how {partner} avoids saying something they can't take back, and from inside it they can't tell how loud it is.",
      ],
      helps: [
        'Both of you can stand the truth, and a plain statement at the beginning, even an awkward one, saves the entire investigation.',
      ],
    },
    harmonious: {
      between: [
        'You can bring up money or an old grudge with each other, and the talk gets quieter and better as it goes on.',
        "What's said between you stays between you, and people who know you both have given up fishing.",
      ],
      you: [
        'You go deeper into a subject because {partner} is there, and you find that you like it further down.',
        "You give {partner} the real reason, usually at the second try, and they don't act surprised.",
      ],
      they: [
        'They seem to have found in you someone who can discuss what weighs on them without adding to it.',
        "It's likely that {partner} uses your conversations to think through what they would never put in writing.",
      ],
      helps: [
        "In a crisis at work or in the family, {partner} sees what's really going on and you can say it in a way people can bear.",
      ],
    },
  },
  'mercury~asc': {
    joined: {
      between: [
        "Put the two of you in a waiting room and there's a conversation going before anyone has sat down.",
        'You comment on how {partner} comes across, the outfit or the phone voice, and they adjust it on the spot.',
      ],
      you: [
        "You're curious about {partner} the way you'd be about a new city, and you still discover parts you hadn't seen.",
        'You often speak first when you walk in somewhere together, and you may be answering a question that was put to {partner}.',
      ],
      they: [
        'They probably become more talkative when you are around, and people who know them from elsewhere may be surprised.',
        "It may be that {partner} checks your face after they've said something in public, to find out how it sounded.",
      ],
      helps: [
        "You're useful to {partner} before interviews and first meetings, since you can say what strangers will see and they believe you.",
      ],
    },
    tense: {
      between: [
        '{partner} comes in with a mood on and you have a remark ready. The two tend to collide before anyone has said hello.',
        "In company you give the version with the details and {partner} would have told it differently. Your eyes meet across somebody's shoulder.",
      ],
      you: [
        "You misread {partner} at first glance more often than you'd like, and you tend to say your first reading aloud.",
        'You want an explanation for how {partner} did something, when they were simply doing it.',
      ],
      they: [
        "They may feel talked about while they're still in the room, and a comment on their manner probably goes in further than you meant.",
        "They likely have to be in a place before they know what they think of it, and your questions come while they're parking.",
      ],
      helps: [
        "Comments about how {partner} looked or sounded do better an hour later and in private, when they're usually curious themselves.",
      ],
    },
    harmonious: {
      between: [
        "You make it easy for {partner} to get started with people, because you've told everyone the right two things about them.",
        "Errands go well. One of you reads the instructions while the other asks at the desk, and you're out in ten minutes.",
      ],
      you: [
        'You never have to wonder how to open a conversation with {partner}, even after a week of hardly talking.',
        "You can read a shrug of {partner}'s across a room, and explain it to the others without making much of it.",
      ],
      they: [
        'They seem to feel presentable next to you, since your chatter gives them a minute to look around.',
        "It's likely that {partner} asks you how they came across because you'll say so, and because you'll be kind about it.",
      ],
      helps: [
        'Everything that begins with an introduction goes better for your being there, from a new neighborhood to a meeting with difficult relatives.',
      ],
    },
  },
}
